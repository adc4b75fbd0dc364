import type { Page, Response } from '@playwright/test';
import { BASE, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: words.site.notFoundTitle });
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: words.ui.homePage });
const offers = (page: Page) => page.getByRole('region', { name: words.versions.notFound.samePage }).getByRole('link');

const { cameWith, explanation, home: homeLabel, pageInVersion } = words.versions.notFound;
const PAGE_TITLE = `${words.site.notFoundTitle} - Harbor`;

const inVersions = (title: string, versions: readonly string[]) => versions.map((name) => pageInVersion(title, name));

/** Open an address without a page, and wait until the page knows the versions and the pages of the site. */
async function openSettledPage(page: Page, address: string): Promise<Response | null> {
  const files = ['versions', 'page-map'].map((name) => page.waitForResponse(`**/${name}.json`));
  const response = await openPage(page, address);
  for (const file of await Promise.all(files)) await file.finished();
  return response;
}

test('an address without a page has status 404, keeps its address, and has its styles and scripts at any depth', async ({
  page,
}) => {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (!response.ok()) missing.push(new URL(response.url()).pathname);
  });
  const response = await openSettledPage(page, '3.0.0/a/b/c?a=b#c');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('3.0.0/a/b/c?a=b#c');
  await expect(page).toHaveTitle(PAGE_TITLE);
  await page.getByRole('button', { name: /^Switch between/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'light');
  expect(missing).toEqual([`${BASE}3.0.0/a/b/c`]);
});

test('the message names the version of the address, and leads to its home page', async ({ page }) => {
  await openSettledPage(page, '3.0.0/nothing/');
  await expect(page.getByRole('main')).toContainText(explanation('3.0.0'));
  await expect(page.getByRole('banner').getByText(words.versions.version('3.0.0'))).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await expect(home(page)).toHaveText(homeLabel('3.0.0'));
  await home(page).click();
  await expect(page).toHaveURL('3.0.0/');
});

// `findMissing.test.ts` has every form of an address.
test('a page is found in the versions that have it, and keeps the query and the anchor', async ({ page }) => {
  await openPage(page, '3.0.0/api/watch/?x=1#y');
  await expect(page.getByRole('main')).toContainText(cameWith('watch', '3.1.0'));
  await expect(offers(page)).toHaveText(inVersions('watch', ['next', '4.0.0', '3.1.0']));
  await offers(page).nth(1).click();
  await expect(page).toHaveURL('api/watch/?x=1#y');
  await expect(title(page)).toHaveCount(0);
});

test('an address in other letters leads to its page, with query and anchor', async ({ page }) => {
  await page.goto('3.0.0/API/Read/?x=1#y');
  await expect(page).toHaveURL('3.0.0/api/read/?x=1#y');
  await expect(title(page)).toHaveCount(0);
});

test('without the files that describe the site, it still links to the home page', async ({ page }) => {
  await page.route('**/{versions,page-map}.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/page-map.json'));
  await openPage(page, '3.0.0/xyz/');
  await failed;
  await home(page).click();
  await expect(page).toHaveURL('./');
});
