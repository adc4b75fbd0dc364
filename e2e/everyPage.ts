import { expect, type Page } from '@playwright/test';
import { findColorFaults, findFaults } from './axe.ts';
import { findMoving, readOverflow } from './fit.ts';
import { walkFocus } from './focusWalk.ts';
import { readShift, SHIFT_LIMIT, watchShifts } from './layoutShift.ts';
import { collectProblems } from './problems.ts';
import { openPage, words } from './site.ts';

/** Load a page once, and expect what every page has at every width: see the messages. Expects reduced motion. */
export async function expectSoundPage(page: Page, address: string): Promise<void> {
  const problems = await collectProblems(page);
  await watchShifts(page);
  await openPage(page, address);
  await page.waitForLoadState('networkidle');
  expect(await readShift(page), 'what moves while the page loads').toBeLessThanOrEqual(SHIFT_LIMIT);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  expect(problems, 'errors, warnings, and violations of the policy').toEqual([]);
  expect(await readOverflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
  expect(await findMoving(page), 'elements that move despite reduced motion').toEqual([]);
  expect(await findFaults(page), 'what axe finds').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findColorFaults(page), 'what axe finds in the dark').toEqual([]);
  await expectOrderOfFocus(page);
}

async function expectOrderOfFocus(page: Page): Promise<void> {
  const stops = await walkFocus(page);
  const listNames = (listed: typeof stops) => listed.map(({ name }) => name);
  expect(stops[0]?.name).toBe(words.ui.skipToContent);
  const places = new Set(stops.map(({ place }) => place).filter(Boolean));
  expect([...places], 'landmarks in the order of focus').toEqual(['header', 'main', 'footer']);
  expect(listNames(stops.filter(({ isInOrder }) => !isInOrder)), 'stops out of order').toEqual([]);
  expect(listNames(stops.filter(({ isMarked }) => !isMarked)), 'stops that do not show the focus').toEqual([]);
}
