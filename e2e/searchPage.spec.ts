import type { Page } from '@playwright/test';
import { openPage, switchVersion, words } from './site.ts';
import { expect, test } from './test.ts';

const { results } = words;
const field = (page: Page) => page.getByRole('textbox', { name: results.searchDocs });
const areas = (page: Page) => page.getByRole('combobox', { name: results.area });
const versions = (page: Page) => page.getByRole('combobox', { name: results.version, exact: true });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const symbols = (page: Page) => page.getByRole('region', { name: results.symbols }).getByRole('listitem');

test('a pasted address shows its results, and search engines leave the page out', async ({ page }) => {
  await openPage(page, 'search/?q=write');
  await expect(title(page)).toHaveText(results.resultsFor('write'));
  await expect(page).toHaveTitle(new RegExp(`^${results.resultsFor('write')} - `));
  await expect(field(page)).toHaveValue('write');
  const hit = rows(page).getByRole('link', { name: 'write', exact: true });
  await expect(hit).toHaveAttribute('href', /^\/guide\/api\/write\/\?_highlight=write/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await hit.click();
  await expect(page).toHaveURL(/\/guide\/api\/write\//);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('what is typed is in the address, and going back does not pass through it', async ({ page }) => {
  await openPage(page, 'api/');
  await openPage(page, 'search/');
  await expect(title(page)).toHaveText(results.searchDocs);
  await field(page).pressSequentially('watch');
  await expect(page).toHaveURL('search/?q=watch');
  await areas(page).selectOption({ label: 'API' });
  await expect(page).toHaveURL('search/?q=watch&ctx=api');
  await field(page).fill('zzqqxxyy');
  await expect(count(page)).toHaveText(results.nothing);
  await page.goBack();
  await expect(page).toHaveURL('api/');
});

test('a version is searched, and one that the site does not have is told', async ({ page }) => {
  await openPage(page, 'search/?q=write&version=9.9.9');
  await expect(count(page)).toContainText('There is no version “9.9.9” to search. Version 4.0.0 is searched instead');
  await expect(versions(page)).toHaveValue('4.0.0');
  await expect(rows(page).getByRole('link').first()).toHaveAttribute('href', /^\/guide\/api\//);
  await versions(page).selectOption('3.0.0');
  await expect(page).toHaveURL('search/?q=write&version=3.0.0');
  await expect(rows(page).getByRole('link').first()).toHaveAttribute('href', /^\/guide\/3\.0\.0\//);
  await switchVersion(page, 'next');
  await expect(page).toHaveURL(/\/guide\/next\/search\/\?q=write/);
});

test('all versions give one row for each page, which leads to the newest release that has it', async ({ page }) => {
  await openPage(page, 'search/?q=write&version=all');
  const heading = page.getByRole('heading', { name: 'write', exact: true });
  const row = page.getByRole('listitem').filter({ has: heading });
  await expect(row).toHaveCount(1);
  await expect(heading.getByRole('link')).toHaveAttribute('href', /^\/guide\/api\/write\//);
  await expect(row.getByRole('link', { name: '4.0.0' })).toHaveAttribute('href', /^\/guide\/api\/write\//);
  await expect(row.getByRole('link', { name: '3.0.0' })).toHaveAttribute('href', /^\/guide\/3\.0\.0\/api\/old-write\//);
});

test('symbols are listed above other results with their versions, unless their area is left out', async ({ page }) => {
  await openPage(page, 'search/?q=Folder.watch&version=all');
  await expect(symbols(page)).toHaveCount(1);
  await expect(symbols(page).getByRole('link')).toHaveText(['Folder.watch', '4.0.0', '3.1.0', 'next']);
  await openPage(page, 'search/?q=TuneOptions&version=next&ctx=-api');
  await expect(rows(page).first()).toBeVisible();
  await expect(symbols(page)).toHaveCount(0);
  await areas(page).selectOption({ label: 'API' });
  await symbols(page).getByRole('link', { name: 'TuneOptions' }).click();
  await expect(page).toHaveURL('next/api/reference/radio/#TuneOptions');
});

test('more results come as the reader scrolls', async ({ page }) => {
  await openPage(page, 'next/search/?q=quota');
  const places = page.getByRole('main').getByRole('heading');
  await expect(places.nth(5)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => places.count()).toBeGreaterThan(40);
});

test('the page does not follow a result to where the next results have it', async ({ page }) => {
  await openPage(page, 'next/search/?q=crate');
  await expect(rows(page).nth(5)).toBeVisible();
  const rowCount = await rows(page).count();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await areas(page).selectOption({ label: 'API' });
  await expect.poll(() => rows(page).count()).toBeLessThan(rowCount);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test('whatever an address has is text', async ({ page }) => {
  const problems: string[] = [];
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  page.on('pageerror', (error) => problems.push(error.message));
  for (const text of ['"\'><img src=x onerror=alert(1)><script>alert(1)</script>', '__proto__', 'a'.repeat(9000)]) {
    const value = encodeURIComponent(text);
    const part = encodeURIComponent(text.slice(0, 30));
    await openPage(page, `next/search/?q=${value}&ctx=${part}&version=${part}`);
    await expect(title(page)).toHaveText(results.resultsFor(text));
    await expect(page.locator('main img, main script')).toHaveCount(0);
  }
  expect(problems).toEqual([]);
});
