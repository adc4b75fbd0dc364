import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { FIXTURE_URL, openPage, switchVersion, words } from './site.ts';
import { expect, test } from './test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: words.results.searchDocs });
const count = (page: Page) => page.getByRole('main').getByRole('status');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

const open = (page: Page, search = '', base = '') => openPage(page, `${FIXTURE_URL}${base}search/${search}`);

test('a pasted address shows its results', async ({ page }) => {
  await open(page, '?q=write');
  await expect(title(page)).toHaveText(words.results.resultsFor('write'));
  await expect(page).toHaveTitle(new RegExp(`^${words.results.resultsFor('write')} - `));
  await expect(field(page)).toHaveValue('write');
  await expect(count(page)).toHaveText(/^\d+ sections? on \d+ pages?$/);
  await expect(rows(page).getByRole('link', { name: 'write', exact: true })).toHaveAttribute(
    'href',
    /^\/manual\/api\/write\/\?_highlight=write/,
  );
  await expect(page.getByRole('main').getByText('Files', { exact: true }).first()).toBeVisible();
});

test('without a query it asks for one', async ({ page }) => {
  await open(page);
  await expect(title(page)).toHaveText(words.results.searchDocs);
  await expect(page).toHaveTitle(new RegExp(`^${words.search.search} - `));
});

test('a long word of a result does not widen a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '?q=HarborServerOptionsConnectionTimeoutInMillisecondsHolder');
  await expect(page.getByRole('main').getByText('HarborServerOptions').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('says when nothing is found', async ({ page }) => {
  await open(page, '?q=zzqqxxyy');
  await expect(count(page)).toHaveText(words.results.found(0, 0));
});

test('what is typed is in the address, and going back does not pass through it', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  await openPage(page, `${FIXTURE_URL}search/`);
  await field(page).pressSequentially('watch');
  await expect(page).toHaveURL(`${FIXTURE_URL}search/?q=watch`);
  await page.getByRole('combobox', { name: words.results.area }).selectOption({ label: 'API' });
  await expect(page).toHaveURL(`${FIXTURE_URL}search/?q=watch&ctx=api`);
  await page.goBack();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
});

test('an area can be searched alone, or left out', async ({ page }) => {
  await open(page, '?q=file&ctx=api');
  await expect(page.getByRole('combobox', { name: words.results.area })).toHaveValue('api');
  await expect(rows(page).first()).toBeVisible();
  const hrefs = () =>
    rows(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of await hrefs()) expect(href).toMatch(/^\/manual\/api\//);
  await page.getByRole('combobox', { name: words.results.area }).selectOption({ label: 'Outside API' });
  await expect(page).toHaveURL(/ctx=-api/);
  await expect.poll(async () => (await hrefs()).some((href) => href?.startsWith('/manual/api/'))).toBe(false);
  await expect(rows(page).first()).toBeVisible();
});

test('with an unknown area everything is searched, and all areas can be chosen', async ({ page }) => {
  await open(page, '?q=harbour&ctx=nowhere');
  const areas = page.getByRole('combobox', { name: words.results.area });
  await expect(areas).toHaveValue('');
  await expect(count(page)).toHaveText(/^\d+ sections on \d+ pages$/);
  const found = await count(page).textContent();
  const names = ['Guide', 'API', 'Devices', 'Format'];
  await expect(areas.getByRole('option')).toHaveText([
    words.results.allAreas,
    ...names,
    ...names.map((name) => `Outside ${name}`),
  ]);
  await open(page, '?q=harbour');
  await expect(count(page)).toHaveText(found ?? '');
});

for (const version of ['3.0.0', '3.0.0/']) {
  test(`the version "${version}" is searched`, async ({ page }) => {
    await open(page, `?q=write&version=${version}`);
    await expect(page.getByRole('combobox', { name: words.results.version, exact: true })).toHaveValue('3.0.0');
    await expect(rows(page).getByRole('link').first()).toHaveAttribute('href', /^\/manual\/3\.0\.0\//);
  });
}

test('all versions give one row for each page, with the versions that have it', async ({ page }) => {
  await open(page, '?q=write&version=all');
  await expect(count(page)).toHaveText(/^\d+ pages$/);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'write', exact: true }) });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link', { name: '3.0.0' })).toHaveAttribute(
    'href',
    /^\/manual\/3\.0\.0\/api\/old-write\//,
  );
  await expect(row.getByRole('link', { name: '4.0.0' })).toHaveAttribute('href', /^\/manual\/api\/write\//);
});

test('in all versions, a title leads to the newest release that has the page', async ({ page }) => {
  await open(page, '?q=write&version=all');
  const title = page.getByRole('heading', { name: 'write', exact: true }).getByRole('link');
  await expect(title).toHaveAttribute('href', /^\/manual\/api\/write\//);
});

test('a word that only another version has is reported with a link to that version', async ({ page }) => {
  await open(page, '?q=quota', '3.0.0/');
  const elsewhere = words.results.wordElsewhere('3.0.0');
  await expect(page.getByText(`${elsewhere.before}quota${elsewhere.between}next${elsewhere.after}`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'next', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/search/?q=quota&version=next`);
  await expect(rows(page).first()).toBeVisible();
});

test('more results come as the reader scrolls', async ({ page }) => {
  await open(page, '?q=quota', 'next/');
  const places = page.getByRole('main').getByRole('heading');
  await expect(count(page)).toHaveText(/^4\d sections on 1 page$/);
  await expect(places.nth(5)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => places.count()).toBeGreaterThan(40);
});

test('the version menu leads to the search of another version, with the query', async ({ page }) => {
  await open(page, '?q=write');
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/search/?q=write`);
});

test('search engines leave the page out', async ({ page, request }) => {
  await page.goto(`${FIXTURE_URL}search/`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get(`${FIXTURE_URL}sitemap.xml`)).text()).not.toContain('/search/');
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page leads to the areas', async ({ page }) => {
    await page.goto(`${FIXTURE_URL}3.0.0/search/?q=write`);
    await expect(page.getByText(words.results.withoutScripts)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'API', exact: true })).toHaveAttribute('href', '/manual/3.0.0/api/');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('combobox')).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility violations, in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '?q=write&version=all');
    await expect(rows(page).first()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
}

for (const text of [
  '<img src=x onerror=alert(1)>',
  '"\'><script>alert(1)</script>',
  '__proto__',
  '[(*+',
  'a'.repeat(9000),
]) {
  test(`an address with ${JSON.stringify(text.slice(0, 30))} is text`, async ({ page }) => {
    const problems: string[] = [];
    page.on('dialog', (dialog) => problems.push(dialog.message()));
    page.on('pageerror', (error) => problems.push(error.message));
    const value = encodeURIComponent(text);
    await open(page, `?q=${value}&ctx=${value.slice(0, 50)}`, 'next/');
    await expect(title(page)).toHaveText(words.results.resultsFor(text));
    await expect(count(page)).toHaveText(/results|section/);
    await expect(page.locator('main img, main script')).toHaveCount(0);
    await open(page, `?q=write&version=${value.slice(0, 50)}`, 'next/');
    await expect(count(page)).not.toBeEmpty();
    expect(problems).toEqual([]);
  });
}

test('a version that the site does not have is told, and the page searches its own', async ({ page }) => {
  await open(page, '?q=write&version=9.9.9');
  await expect(count(page)).toHaveText(
    /^There is no version “9\.9\.9” to search\. Version 4\.0\.0 is searched instead; .* \d+ sections on \d+ pages$/,
  );
  const versions = page.getByRole('combobox', { name: words.results.version, exact: true });
  await expect(versions).toHaveValue('4.0.0');
  await expect(rows(page).getByRole('link').first()).toHaveAttribute('href', /^\/manual\/api\//);
  await expect(page.getByRole('button', { name: words.ui.retry })).toHaveCount(0);
  await versions.selectOption('3.0.0');
  await expect(count(page)).toHaveText(/^\d+ sections on \d+ pages$/);
  await expect(page).toHaveURL(/\?q=write&version=3\.0\.0$/);
});
