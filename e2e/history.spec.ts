import type { Page } from '@playwright/test';
import { PREFERRED_VERSION_KEY } from '../common/storageKeys.ts';
import { openPage, switchVersion, words } from './site.ts';
import { expect, test } from './test.ts';

const lineOf = (page: Page, text: string) => page.getByRole('article').locator('summary', { hasText: text });

test('a page says that it changed in its version, and opens its history over the text', async ({ page }) => {
  await page.goto('/3.1.0/api/write/');
  const line = lineOf(page, 'Changed in 3.1.0');
  const text = page.getByRole('article').getByRole('paragraph').last();
  const place = await text.boundingBox();
  await line.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('article').locator('details').first();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  expect(await text.boundingBox()).toEqual(place);
  await expect(list.getByRole('listitem').filter({ hasText: /^3\.1\.0:/ })).toContainText(
    words.history.movedFrom('/3.0.0/api/old-write/'),
  );
  await list.getByRole('link', { name: 'Permissions' }).click();
  await expect(page).toHaveURL('/3.1.0/api/write/#permissions');
  await list.getByRole('link', { name: '3.0.0', exact: true }).click();
  await expect(page).toHaveURL('/3.0.0/api/old-write/');
});

for (const [pathname, fact] of [
  ['/api/write/', words.history.facts.none],
  ['/3.1.0/api/watch/', words.history.facts.added('3.1.0')],
  ['/3.0.0/api/old-write/', words.history.facts.none],
] as const)
  test(`${pathname} says “${fact}”`, async ({ page }) => {
    await page.goto(pathname);
    await expect(page.getByRole('article').locator('summary').first()).toHaveText(fact);
  });

test('Escape, and a press elsewhere, close the history that the merge wrote', async ({ page }) => {
  await openPage(page, '/api/write/');
  const line = lineOf(page, 'History');
  const entry = page
    .getByRole('article')
    .getByRole('listitem')
    .filter({ hasText: /^3\.1\.0:/ });
  await line.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(line).toBeFocused();
  await line.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(entry).toBeHidden();
});

test('the line in the HTML is enough for readers who chose no other version', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, '/api/write/');
  await lineOf(page, 'History').click();
  await expect(
    page
      .getByRole('article')
      .getByRole('listitem')
      .filter({ hasText: /^3\.1\.0:/ }),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((pathname) => pathname.startsWith('/history/'))).toEqual([]);
});

test('the line compares with the version that the reader chose', async ({ page }) => {
  await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [PREFERRED_VERSION_KEY, '3.0.0'] as const);
  await page.goto('/api/read/');
  // The line is drawn again, with this version.
  await expect(page.getByRole('article').locator('a', { hasText: words.history.compareWith('3.0.0') })).toHaveCount(1);
  await page.getByRole('article').locator('summary').first().click();
  await expect(page.getByRole('article').getByRole('link', { name: words.history.compareWith('3.0.0') })).toBeVisible();
});

test('the line stays where its data cannot be had', async ({ page }) => {
  await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [PREFERRED_VERSION_KEY, '3.0.0'] as const);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/history/'));
  await page.route('**/history/api/write/index.json', (route) => route.abort());
  await page.goto('/3.1.0/api/write/');
  await refused;
  await expect(lineOf(page, 'Changed in 3.1.0')).toBeVisible();
});

test('sections that are new or changed since the version that the reader chose are marked', async ({ page }) => {
  await page.goto('/3.0.0/api/old-write/');
  await switchVersion(page, '4.0.0');
  await expect(page).toHaveURL('/api/write/');
  // The reader chose this version last, and another one before that.
  await page.evaluate(([key, name]) => localStorage.setItem(key, name), [PREFERRED_VERSION_KEY, '3.0.0'] as const);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Permissions' })).toContainText(words.history.marks.added('3.0.0'));
});

test('the notice of an old version keeps the anchor', async ({ page }) => {
  await page.goto('/3.1.0/api/write/#permissions');
  await page
    .getByRole('region', { name: words.versions.notice.name })
    .getByRole('link', { name: words.versions.notice.latest.link, exact: true })
    .click();
  await expect(page).toHaveURL('/api/write/#permissions');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line leads to the history of the page', async ({ page }) => {
    await page.goto('/3.1.0/api/write/');
    await lineOf(page, 'Changed in 3.1.0').click();
    await page.getByRole('link', { name: words.history.more }).click();
    await expect(page.getByRole('heading', { name: words.sitePages.history.title('write') })).toBeVisible();
    const entry = page.getByRole('listitem').filter({ hasText: /^3\.1\.0:/ });
    await expect(entry.getByRole('link', { name: words.sitePages.history.commits })).toHaveAttribute(
      'href',
      /\/commits\/[0-9a-f]{40}\/docs\//,
    );
    await entry.getByRole('link', { name: 'Permissions' }).click();
    await expect(page).toHaveURL('/3.1.0/api/write/#permissions');
  });
});
