import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { blockStorage } from './blockStorage.ts';
import { box, fillBox, openBox } from './searchBox.ts';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const linesOf = (page: Page, group: string) =>
  page
    .getByRole('listbox', { name: words.results.suggestions })
    .getByRole('group', { name: group })
    .getByRole('option');

/** Read two pages and open the search on a third one. */
async function readOn(page: Page): Promise<void> {
  await openPage(page, `${FIXTURE_URL}3.0.0/api/read/`);
  await openPage(page, `${FIXTURE_URL}api/watch/`);
  await openPage(page, `${FIXTURE_URL}api/`);
  await openBox(page);
}

test('the first steps are the first entries of the first area', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  await openBox(page);
  const steps = linesOf(page, words.results.firstSteps);
  await expect(steps).toHaveCount(3);
  const href = await steps.first().getAttribute('href');
  await steps.first().click();
  await expect(page).toHaveURL(new URL(href ?? '', FIXTURE_URL).href);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
});

test('pages that were read are offered, newest first, without the page being read', async ({ page }) => {
  await readOn(page);
  await expect(linesOf(page, words.results.visited)).toHaveText(['watch', 'read3.0.0']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${FIXTURE_URL}api/watch/`);
  await expect(title(page)).toHaveText(/watch/);
});

test('a page of another version is opened there', async ({ page }) => {
  await readOn(page);
  await linesOf(page, words.results.visited).filter({ hasText: '3.0.0' }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/api/read/`);
});

test('earlier searches are offered, and can be forgotten with the pages', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  await fillBox(page, 'write');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/write\//);
  await openBox(page);
  await page.getByRole('button', { name: words.search.clear }).click();
  await expect(linesOf(page, words.results.recent)).toHaveText(['write']);
  await expect(linesOf(page, words.results.visited)).toHaveCount(1);
  await linesOf(page, words.results.recent).click();
  await expect(box(page)).toHaveValue('write');
  await fillBox(page, '');
  await page.getByRole('button', { name: words.results.forget }).click();
  await expect(linesOf(page, words.results.recent)).toHaveCount(0);
  await expect(linesOf(page, words.results.visited)).toHaveCount(0);
  await expect(linesOf(page, words.results.firstSteps)).toHaveCount(3);
  expect(await page.evaluate(() => localStorage.getItem('docs-recent-pages'))).toBeNull();
});

test('where storage is blocked, the first steps are offered', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await blockStorage(page);
  await readOn(page);
  await expect(linesOf(page, words.results.firstSteps)).toHaveCount(3);
  await expect(linesOf(page, words.results.visited)).toHaveCount(0);
  expect(problems).toEqual([]);
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
] as const) {
  test(`has no accessibility violations at ${width} px, in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await readOn(page);
    await page.setViewportSize({ width, height: 800 });
    await expect(linesOf(page, words.results.firstSteps).first()).toBeVisible();
    expect(await findFaults(page, 'header')).toEqual([]);
  });
}
