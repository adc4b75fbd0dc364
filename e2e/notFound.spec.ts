import type { Page, Response } from '@playwright/test';
import { findFaults } from './axe.ts';
import { FIXTURE_URL, openPage, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: words.site.notFoundTitle });
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: words.ui.homePage });
const offers = (page: Page) => page.getByRole('region', { name: words.versions.notFound.samePage }).getByRole('link');

const { explanation, home: homeLabel, pageInVersion } = words.versions.notFound;
const PAGE_TITLE = `${words.site.notFoundTitle} - Harbor`;

const inVersions = (title: string, versions: readonly string[]) => versions.map((name) => pageInVersion(title, name));
const ALL_VERSIONS = VERSIONS.map(([name]) => name);
const VERSIONS_WITH_WATCH = inVersions('watch', ['next', '4.0.0', '3.1.0']);

/** Open an address without a page, and wait until the page knows the versions and the pages of the site. */
async function openSettledPage(page: Page, address: string): Promise<Response | null> {
  const files = ['versions', 'page-map'].map((name) => page.waitForResponse(`**/${name}.json`));
  const response = await openPage(page, address);
  for (const file of await Promise.all(files)) await file.finished();
  return response;
}

test('an address without a page has status 404, shows a message, and does not change', async ({ page }) => {
  const response = await openSettledPage(page, `${FIXTURE_URL}nowhere/?a=b#c`);
  expect(response?.status()).toBe(404);
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveTitle(PAGE_TITLE);
  await expect(page).toHaveURL(`${FIXTURE_URL}nowhere/?a=b#c`);
});

test('the message for an address with a version names the version and links to its home page', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}3.0.0/xyz/`);
  await expect(page.getByRole('main')).toContainText(explanation('3.0.0'));
  await expect(home(page)).toHaveText(homeLabel('3.0.0'));
  await home(page).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/`);
});

test('so does the message for an address with the latest version', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}4.0.0/xyz/`);
  await expect(home(page)).toHaveText(homeLabel('4.0.0'));
  await expect(home(page)).toHaveAttribute('href', '/manual/');
});

test('a first part that only looks like a version is not one', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}9.9.9/api/read/`);
  await expect(offers(page)).toHaveText(inVersions('read', ALL_VERSIONS));
  await expect(home(page)).toHaveText(words.ui.homePage);
  await expect(page.getByRole('main')).toContainText(explanation(undefined));
});

test('the home link leads to the preferred version where the address names none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '3.0.0'));
  await page.goto(`${FIXTURE_URL}nowhere/`);
  await expect(home(page)).toHaveText(homeLabel('3.0.0'));
  await expect(home(page)).toHaveAttribute('href', '/manual/3.0.0/');
  await page.goto(`${FIXTURE_URL}next/nowhere/`);
  await expect(home(page)).toHaveText(homeLabel('next'));
});

// `findMissing.test.ts` has every form of an address.
for (const [what, pathname] of [
  ['the same address', '3.0.0/api/watch/'],
  ['an address that ends in .html, in other letter case', '3.0.0/API/Watch.html'],
]) {
  test(`${what} is found in the versions that have the page`, async ({ page }) => {
    await page.goto(FIXTURE_URL + pathname);
    await expect(title(page)).toBeVisible();
    await expect(offers(page)).toHaveText(VERSIONS_WITH_WATCH);
    await offers(page).nth(1).click();
    await expect(page).toHaveURL(`${FIXTURE_URL}api/watch/`);
    await expect(title(page)).toHaveCount(0);
  });
}

test('a page that is newer than the version says with which it came, and leads there', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}3.0.0/api/watch/`);
  const main = page.getByRole('main');
  await expect(main).toContainText(words.versions.notFound.cameWith('watch', '3.1.0'));
  await expect(main).not.toContainText(words.versions.notFound.brokenLink);
  await main
    .getByRole('link', { name: words.versions.notFound.pageInVersion('watch', '3.1.0') })
    .first()
    .click();
  await expect(page).toHaveURL(`${FIXTURE_URL}3.1.0/api/watch/`);
});

test('an address that its page moved away from is found at the new one', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}api/old-write/`);
  const names = inVersions('write', ALL_VERSIONS);
  await expect(offers(page)).toHaveText(names);
  await page.goto(`${FIXTURE_URL}next/api/put/`);
  await expect(offers(page)).toHaveText(names);
  await offers(page).first().click();
  await expect(page).toHaveURL(`${FIXTURE_URL}next/api/write/`);
});

test('an address that no page ever had offers no page', async ({ page }) => {
  await openSettledPage(page, `${FIXTURE_URL}3.0.0/nothing/`);
  await expect(home(page)).toHaveText(homeLabel('3.0.0'));
  await expect(offers(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(words.versions.notFound.brokenLink);
});

for (const pathname of ['a/', 'a/b/c/d/', '3.0.0/a/b/', 'next/a', '4.0.0/a/b/c', 'api/read/deeper/']) {
  test(`/${pathname} has its styles and scripts`, async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (!response.ok() && response.url() !== FIXTURE_URL + pathname) missing.push(response.url());
    });
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
    await openSettledPage(page, FIXTURE_URL + pathname);
    await expect(title(page)).toBeVisible();
    await page.getByRole('button', { name: /^Switch between/ }).click();
    expect(missing).toEqual([]);
  });
}

test('a navigation to it moves the focus, announces the page, and removes the canonical address', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}nowhere/`);
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await page.goBack();
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle(PAGE_TITLE);
  await expect(page.getByRole('status')).toHaveText(PAGE_TITLE);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(0);
});

for (const [what, pathname] of [
  ['elements', '%3Cimg%20src=x%20onerror=window.isHit=true%3E/'],
  ['elements in a version', '3.0.0/"><script>window.isHit=true</script>/'],
  ['two thousand characters', `${'long/'.repeat(400)}`],
]) {
  test(`an address of ${what} is harmless`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openSettledPage(page, FIXTURE_URL + pathname);
    await expect(title(page)).toBeVisible();
    await expect(home(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'isHit' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(errors).toEqual([]);
  });
}

test('an address that cannot be decoded is shown as it is', async ({ page }) => {
  const address = `${FIXTURE_URL}%E0%A4%A/`;
  // A host may answer such an address with the not-found page.
  await page.route(address, async (route) => {
    const response = await route.fetch({ url: `${FIXTURE_URL}nowhere/` });
    await route.fulfill({ response });
  });
  await openSettledPage(page, address);
  await expect(title(page)).toBeVisible();
  await home(page).click();
  await expect(page).toHaveURL(FIXTURE_URL);
});

test('without the files that describe the site, the page still links to the home page', async ({ page }) => {
  await page.route('**/{versions,page-map}.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/page-map.json'));
  await openPage(page, `${FIXTURE_URL}3.0.0/xyz/`);
  await failed;
  await expect(title(page)).toBeVisible();
  await home(page).click();
  await expect(page).toHaveURL(FIXTURE_URL);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is readable and links to the home page', async ({ page }) => {
    await page.goto(`${FIXTURE_URL}3.0.0/xyz/`);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(explanation(undefined));
    await home(page).click();
    await expect(page).toHaveURL(FIXTURE_URL);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${FIXTURE_URL}3.0.0/api/watch/`);
    await expect(offers(page)).toHaveCount(VERSIONS_WITH_WATCH.length);
    expect(await findFaults(page)).toEqual([]);
  });
}

test('offers to search for the words of the address, in the version that it names', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}next/api/reed-file/`);
  await page.getByRole('link', { name: words.versions.notFound.search('api reed file') }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}next/search/?q=api+reed+file`);
  await expect(
    page.getByRole('article').or(page.getByRole('main')).getByRole('link', { name: /read/ }).first(),
  ).toBeVisible();
});

for (const [typed, meant] of [
  ['API/Read/', 'api/read/'],
  ['3.0.0/SEARCH/', '3.0.0/search/'],
] as const) {
  test(`the address /${typed} leads to /${meant}, with query and anchor`, async ({ page }) => {
    await page.goto(`${FIXTURE_URL}${typed}?x=1#y`);
    await expect(page).toHaveURL(`${FIXTURE_URL}${meant}?x=1#y`);
    await expect(title(page)).toHaveCount(0);
  });
}

test('the pages of other versions keep query and anchor, and the navbar names the version of the address', async ({
  page,
}) => {
  await openSettledPage(page, `${FIXTURE_URL}3.0.0/api/watch/?x=1#y`);
  await expect(offers(page).first()).toHaveAttribute('href', /\/watch\/\?x=1#y$/);
  await expect(page.getByRole('banner').getByText(words.versions.version('3.0.0'))).toBeVisible();
});
