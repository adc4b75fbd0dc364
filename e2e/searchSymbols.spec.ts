import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { fillBox } from './searchBox.ts';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const options = (page: Page) => page.getByRole('option');
const symbols = (page: Page) => page.getByRole('group', { name: words.results.symbols }).getByRole('option');
const listed = (page: Page) => page.getByRole('region', { name: words.results.symbols }).getByRole('listitem');

/** Note which files of symbols a page asks for. */
function watchSymbols(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = /[^/]*-symbols\.[^/]*$/.exec(request.url())?.[0];
    if (name) files.push(name);
  });
  return files;
}

test('a name leads to the page that explains it, by Enter', async ({ page }) => {
  await openPage(page, '/');
  await fillBox(page, 'Folder#watch');
  await expect(symbols(page)).toHaveText(['Folder.watchMember · @harbor/harbor · Explained in “watch”']);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/watch/#signature');
});

test('what no page explains leads to the reference', async ({ page }) => {
  await openPage(page, '/next/');
  await fillBox(page, 'MAX_CHAN');
  await expect(symbols(page)).toHaveText(['Receiver.MAX_CHANNELMember · @harbor/radio']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/next/api/reference/radio/#Receiver.MAX_CHANNEL');
  await expect(page.locator('#Receiver\\.MAX_CHANNEL')).toBeInViewport();
});

test('plain words load no symbols, and the first name does, once', async ({ page }) => {
  const files = watchSymbols(page);
  await openPage(page, '/next/');
  for (const query of ['watch', 'watch a folder']) {
    await fillBox(page, query);
    await expect(options(page).first()).toBeVisible();
  }
  expect(files).toEqual([]);
  for (const name of ['Receiver', 'TuneOptions']) {
    await fillBox(page, name);
    await expect(symbols(page).first()).toContainText(name);
  }
  expect(files).toHaveLength(1);
});

test('a version that the query names is searched for its own symbols', async ({ page }) => {
  await openPage(page, '/next/');
  await fillBox(page, 'Folder.list 3.0.0');
  await expect(symbols(page)).toHaveAttribute(
    'href',
    /^\/3\.0\.0\/api\/reference\/harbor\/#Folder\.list$|^\/3\.0\.0\/api\//,
  );
  await fillBox(page, 'Folder.watch 3.0.0');
  await expect(page.getByText(words.results.inVersion('3.0.0'))).toBeVisible();
  await expect(symbols(page)).toHaveCount(0);
});

test('the search page lists symbols above other results, and counts them', async ({ page }) => {
  await openPage(page, '/search/?q=TuneOptions&version=next');
  await expect(page.getByRole('main').getByRole('status')).toContainText('1 symbol');
  await expect(listed(page)).toContainText(['TuneOptions']);
  await listed(page).getByRole('link', { name: 'TuneOptions' }).click();
  await expect(page).toHaveURL('/next/api/reference/radio/#TuneOptions');
});

test('in a search of all versions, a symbol is listed once, with its versions', async ({ page }) => {
  await openPage(page, '/search/?q=Folder.watch&version=all');
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page).getByRole('link')).toHaveText(['Folder.watch', '4.0.0', '3.1.0', 'next']);
});

test('outside of the area of the reference there is no symbol', async ({ page }) => {
  await openPage(page, '/search/?q=TuneOptions&version=next&ctx=-api');
  await expect(page.getByRole('main').getByRole('status')).not.toHaveText('');
  await expect(listed(page)).toHaveCount(0);
});

test('symbols that cannot be loaded cost nothing else', async ({ page }) => {
  await page.route('**/*-symbols.*', (route) => route.abort());
  await openPage(page, '/');
  await fillBox(page, 'Folder.watch');
  await expect(options(page).first()).toBeVisible();
  await expect(symbols(page)).toHaveCount(0);
});

test('they are in the language of the site', async ({ page }) => {
  await openPage(page, FIXTURE_URL);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Folder.watch');
  await expect(page.getByRole('option').first()).toContainText('Mitglied · @harbor/harbor');
});

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const)
  test(`they read well at ${width} px in the ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/search/?q=Receiver&version=next');
    await expect(listed(page)).toHaveCount(1);
    expect(await findFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
