import type { Page } from '@playwright/test';
import { holdRequests } from './pageChunks.ts';
import { box, fillBox, openBox } from './searchBox.ts';
import { FIXTURE_URL, historyLine, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const open = (page: Page, path: string) => openPage(page, FIXTURE_URL + path);

/** Texts that are highlighted. */
const marks = (page: Page) =>
  page.evaluate(() => {
    // TypeScript's types lack that it can be walked through.
    const ranges = CSS.highlights.get('search') as unknown as Iterable<Range> | undefined;
    return [...(ranges ?? [])].map(String);
  });

test('the words in the address are highlighted in the article, and are in the search box', async ({ page }) => {
  await open(page, 'next/api/write/?_highlight=chunk&_highlight=file');
  await expect.poll(() => marks(page)).toEqual(['file', 'chunk', 'chunk', 'file']);
  await expect(box(page)).toHaveValue('chunk file');
});

test('no element of the article changes', async ({ page }) => {
  await open(page, 'next/api/write/');
  const html = async () => {
    await expect(historyLine(page)).toBeVisible();
    return page.getByRole('article').innerHTML();
  };
  const before = await html();
  await open(page, 'next/api/write/?_highlight=chunk');
  await expect.poll(async () => (await marks(page)).length).toBe(2);
  expect(await html()).toBe(before);
});

test('a hit of the search box leads to its highlighted words', async ({ page }) => {
  await open(page, 'next/api/');
  await fillBox(page, 'permissions');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => marks(page)).toEqual(['Permissions']);
  await expect(page).toHaveURL(`${FIXTURE_URL}next/api/write/#permissions`);
});

test('words of the history of the page are not highlighted', async ({ page }) => {
  await open(page, 'next/api/write/');
  await expect(historyLine(page)).toBeVisible();
  await fillBox(page, 'permissions');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => marks(page)).toEqual(['Permissions']);
});

test('the field keeps what the reader typed', async ({ page }) => {
  await open(page, 'next/api/');
  await fillBox(page, '+chunk "the file"');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect.poll(() => marks(page)).toContain('chunk');
  await expect(box(page)).toHaveValue('+chunk "the file"');
});

test('once the page is marked, its address is its own, and going back leaves the page', async ({ page }) => {
  await open(page, 'next/api/');
  await open(page, 'next/api/write/?x=1&_highlight=chunk#permissions');
  await expect.poll(async () => (await marks(page)).length).toBe(2);
  await expect(page).toHaveURL(`${FIXTURE_URL}next/api/write/?x=1#permissions`);
  await expect(box(page)).toHaveValue('chunk');
  await page.goBack();
  await expect(page).toHaveURL(`${FIXTURE_URL}next/api/`);
});

test('each word of the reader is a parameter, and the page marks its forms', async ({ page }) => {
  await open(page, 'next/api/');
  await fillBox(page, 'chunk permissions');
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    /\?_highlight=chunk&_highlight=permissions(#|$)/,
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => marks(page)).toContain('chunk');
  await expect(box(page)).toHaveValue('chunk permissions');
  await open(page, 'next/api/write/?_highlight=chunks&_highlight=permision');
  await expect.poll(async () => new Set(await marks(page))).toEqual(new Set(['chunk', 'Permissions']));
});

test('the page stays at its top, unless the address has an anchor', async ({ page }) => {
  await open(page, 'next/api/quotas/?_highlight=45');
  await expect.poll(async () => (await marks(page)).length).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await open(page, 'next/api/quotas/?_highlight=45#quota-2');
  await expect.poll(async () => (await marks(page)).length).toBeGreaterThan(0);
  await expect(page.locator('#quota-2')).toBeInViewport();
  await expect(page.locator('#quota-45')).not.toBeInViewport();
});

test('Escape removes the highlights from the page, without scrolling', async ({ page }) => {
  await open(page, 'next/api/write/?x=1&_highlight=chunk#permissions');
  await expect.poll(async () => (await marks(page)).length).toBe(2);
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Escape');
  await expect.poll(() => marks(page)).toEqual([]);
  await expect(page).toHaveURL(`${FIXTURE_URL}next/api/write/?x=1#permissions`);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('the clear button does too', async ({ page }) => {
  await open(page, 'next/api/write/?_highlight=chunk');
  await expect(box(page)).toHaveValue('chunk');
  await openBox(page);
  await page.getByRole('button', { name: words.search.clear }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}next/api/write/`);
  await expect(box(page)).toHaveValue('');
  await expect.poll(() => marks(page)).toEqual([]);
});

test('another page has no highlights', async ({ page }) => {
  await open(page, 'next/api/write/?_highlight=chunk');
  await expect.poll(async () => (await marks(page)).length).toBe(2);
  await page.getByRole('banner').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}next/format/`);
  await expect.poll(() => marks(page)).toEqual([]);
  await expect(box(page)).toHaveValue('');
});

test('without highlights in the browser, the page does not change', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await open(page, 'next/api/quotas/?_highlight=45');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('highlights that do not come within 5 s are given up', async ({ page }) => {
  await open(page, 'next/api/write/');
  await expect(historyLine(page)).toBeVisible();
  const release = await holdRequests(page, '**/static/js/async/*.js');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const requested = page.waitForRequest('**/static/js/async/*.js');
  let isGivenUp = false;
  page.on('console', (message) => {
    if (message.text().includes('are not highlighted')) isGivenUp = true;
  });
  await page.evaluate(() => {
    history.pushState(null, '', '?_highlight=chunk');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const script = (await requested).url();
  // Another script may be asked for before that of the highlights.
  const waitAndRead = async () => {
    await page.clock.runFor(5100);
    return isGivenUp;
  };
  await expect.poll(waitAndRead).toBe(true);
  const arrived = page.waitForResponse(script);
  release();
  await arrived;
  await page.clock.runFor(1000);
  expect(await marks(page)).toEqual([]);
});

for (const term of ['<img src=x onerror=alert(1)>', '__proto__', '.*', '\u202Epush', 'x'.repeat(9000)]) {
  test(`the word ${JSON.stringify(term.slice(0, 30))} is text`, async ({ page }) => {
    const problems: string[] = [];
    page.on('dialog', (dialog) => problems.push(dialog.message()));
    page.on('pageerror', (error) => problems.push(error.message));
    await open(page, `next/api/hostile/?_highlight=${encodeURIComponent(term)}`);
    await expect(box(page)).not.toHaveValue('');
    await expect(page.locator('article img, header img')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}
