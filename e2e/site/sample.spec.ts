import type { Page } from '@playwright/test';
import { findFaults } from '../axe.ts';
import { readShift, SHIFT_LIMIT, watchShifts } from '../layoutShift.ts';
import { openPage } from '../site.ts';
import { expect, test } from '../test.ts';
import { listSample, VERSIONS } from './readSite.ts';

// Without motion, no colour is measured during a transition. The policy of a page does not allow the script of axe.
test.use({ viewport: { width: 320, height: 800 }, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const version of VERSIONS)
  for (const pathname of listSample(version))
    test(`${pathname} of ${version.name} loads without errors and layout shifts, fits a phone and is accessible`, async ({
      page,
    }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await watchShifts(page);
      await openPage(page, pathname);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await readShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
      await page.setViewportSize({ width: 1280, height: 900 });
      await dropSymbols(page);
      expect(await findFaults(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

/** A page of a package has up to twenty thousand elements, which axe reads in a minute: the first symbols of each kind show what is wrong with all. */
const dropSymbols = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll('[data-reference] section:nth-of-type(n + 9)')) section.remove();
  });
