import type { Page } from '@playwright/test';
import { shellId } from '../common/pageHtml.ts';
import { findColorFaults, findFaults } from './axe.ts';
import { holdRequests, openUntilIdle } from './pageChunks.ts';
import { box, fillBox, openBox } from './searchBox.ts';
import { BASE, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const { results } = words;
const options = (page: Page) => page.getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });
const status = (page: Page) => page.getByRole('banner').getByRole('status');
const opener = (page: Page) => page.getByRole('button', { name: words.search.open });
const linesOf = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option');

/** Open a page, and search in its box. */
async function find(page: Page, query: string, address = 'api/'): Promise<void> {
  await openPage(page, address);
  await fillBox(page, query);
  await expect(options(page).first()).toBeVisible();
}

test('opens with the keys, which select the text and close it again, and the focus is where it was', async ({
  page,
}) => {
  await openPage(page, 'api/');
  await expect(opener(page)).toContainText('SearchCtrl K');
  const link = page.getByRole('banner').getByRole('link', { name: 'Format', exact: true });
  await link.focus();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('read');
  await expect(box(page)).toHaveValue('read');
});

test('Escape, and a press beside it, close it and keep the text, and a button clears it', async ({ page }) => {
  await find(page, 'write');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(opener(page)).toHaveAccessibleName('Open search: write');
  await opener(page).click();
  await expect(options(page).first()).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(box(page)).toBeHidden();
  await expect(box(page)).toHaveValue('write');
  await opener(page).click();
  await page.getByRole('button', { name: words.search.clear }).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('button', { name: words.search.clear })).toHaveCount(0);
});

test('lists at most eight hits with marked words, and keys lead through them and the links below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await find(page, 'quota', 'next/api/');
  await expect(options(page)).toHaveCount(8);
  await expect(options(page).first().locator('mark').first()).toHaveText(/quota/i);
  await expect(selected(page)).toHaveId(shellId('option-0'));
  await expect(box(page)).toHaveAttribute('aria-activedescendant', shellId('option-0'));

  // However low the window is, the links below the list are in view.
  const all = page.getByRole('link', { name: results.allResults, exact: true });
  await expect(options(page).last()).not.toBeInViewport();
  await expect(all).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toHaveId(shellId('option-7'));
  await expect(options(page).last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(all).toBeFocused();
  for (const _link of ['within', 'outside', 'box']) await page.keyboard.press('ArrowDown');
  await expect(box(page)).toBeFocused();
  await expect(selected(page)).toHaveId(shellId('option-0'));
});

test('keys of a composition, also the one that ends it in Safari, are those of the input method', async ({ page }) => {
  await find(page, 'write');
  for (const key of ['ArrowDown', 'Enter']) await box(page).dispatchEvent('keydown', { key, keyCode: 229 });
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('leads to all results, within and outside of the area being read', async ({ page }) => {
  await find(page, 'file');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(link(results.allResults)).toHaveAttribute('href', `${BASE}search/?q=file`);
  await expect(link('See all results outside "API"')).toHaveAttribute('href', `${BASE}search/?q=file&ctx=-api`);
  await link('See all results within "API"').click();
  await expect(page).toHaveURL('search/?q=file&ctx=api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(results.resultsFor('file'));
});

test('says that nothing is found, also after hits of another query, and where each area starts', async ({ page }) => {
  await find(page, 'write', '3.0.0/api/');
  for (const href of await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    expect(href).toContain(`${BASE}3.0.0/`);
  await fillBox(page, 'qwxz vfd');
  await expect(status(page)).toHaveText('No results');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: results.allResults })).toHaveCount(0);
  await page.getByRole('search').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL('3.0.0/format/');
});

test('an empty box offers pages that were read, newest first, else the first steps', async ({ page }) => {
  await openPage(page, '3.0.0/api/read/');
  await openPage(page, 'api/watch/');
  await openPage(page, 'api/');
  await openBox(page);
  await expect(linesOf(page, results.visited)).toHaveText(['watch', 'read3.0.0']);
  await expect(linesOf(page, results.firstSteps)).toHaveCount(0);
  await linesOf(page, results.visited).last().click();
  await expect(page).toHaveURL('3.0.0/api/read/');
  await openPage(page, 'api/');
  await openBox(page);
  await page.getByRole('button', { name: results.forget }).click();
  await expect(linesOf(page, results.visited)).toHaveCount(0);
  await expect(linesOf(page, results.firstSteps)).toHaveText(['Read', 'Write', 'Streams']);
  await linesOf(page, results.firstSteps).first().click();
  await expect(page).toHaveURL('api/read/');
  await expect(box(page)).toBeHidden();
});

test('the open box has no accessibility violations, in either mode', async ({ page }) => {
  await openPage(page, 'next/api/watch/');
  await openPage(page, 'next/api/');
  await openBox(page);
  await expect(linesOf(page, results.visited)).toHaveCount(1);
  expect(await findFaults(page, 'header')).toEqual([]);
  await fillBox(page, 'write bogus:a');
  await expect(page.locator('code mark')).toBeVisible();
  expect(await findFaults(page, 'header')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findColorFaults(page)).toEqual([]);
});

test('any query is text, and so is a title that looks like markup', async ({ page }) => {
  const problems: string[] = [];
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  page.on('pageerror', (error) => problems.push(error.message));
  await openPage(page, 'next/api/');
  for (const query of ['"><script>alert(1)</script>', '__proto__ [(*+?.\\^$|{', '\u202Eabc', 'a'.repeat(10_000)]) {
    await fillBox(page, query);
    await expect(page.getByText(results.loading)).toHaveCount(0);
    await expect(box(page)).toHaveValue(query);
  }
  await fillBox(page, '<img src=x onerror=alert(1)>');
  await expect(options(page).filter({ hasText: '<img src=x onerror=alert(1)>' }).first()).toBeVisible();
  await expect(page.locator('header img, header script')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('nothing of the search is loaded before the reader moves to the search box', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openUntilIdle(page, 'api/', 'api/read/');
  expect(requests.filter((pathname) => pathname.includes('/search/'))).toEqual([]);
  expect(page.workers()).toEqual([]);
  await opener(page).hover();
  await expect.poll(() => requests.some((pathname) => pathname.includes('static/search/4.0.0-all'))).toBe(true);
  await expect.poll(() => page.workers().length).toBe(1);
});

test('placeholders show while the search loads, then hits, then their excerpts without moving them', async ({
  page,
}) => {
  const releaseIndex = await holdRequests(page, '**/static/search/*-all.*.json');
  const releaseTexts = await holdRequests(page, '**/static/search/text/**');
  await openPage(page, 'next/api/');
  await fillBox(page, 'Receiver');
  await expect(status(page)).toHaveText(results.loading);
  const placeholders = page.locator('[class*="placeholder"]');
  await expect(placeholders.first()).toBeVisible();
  await expect(page.locator('[aria-hidden="true"]').filter({ has: placeholders })).toHaveCount(1);

  releaseIndex();
  await expect(options(page).nth(1)).toBeVisible();
  await expect(placeholders).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const text = await options(page).first().textContent();
  const readTops = () => options(page).evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  const before = await readTops();

  releaseTexts();
  await expect.poll(() => options(page).first().textContent()).not.toBe(text);
  expect(await readTops()).toEqual(before);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('an index, and a script, that cannot be loaded say so and are loaded again', async ({ page }) => {
  let broken: RegExp | undefined = /static\/js\/async/;
  await openPage(page, 'api/');
  await page.route(/static\/(js\/async|search)\//, (route) =>
    broken?.test(route.request().url()) ? route.abort() : route.continue(),
  );
  await fillBox(page, 'writ');
  await expect(page.getByRole('alert')).toContainText('Press Enter to open the search page.');
  broken = /static\/search/;
  await box(page).pressSequentially('e');
  await expect(status(page)).toContainText('could not be loaded');
  await expect(box(page)).toHaveValue('write');
  broken = undefined;
  await page.getByRole('button', { name: words.ui.retry }).click();
  await expect(options(page).first()).toBeVisible();
});

test('the search works where its worker cannot be loaded, and where there are no workers', async ({ page }) => {
  await page.route('**/static/js/async/*.js', async (route) => {
    const response = await route.fetch();
    // What pages load hands its modules in; a worker is a program of its own.
    if ((await response.text()).includes('rspackChunk')) await route.fulfill({ response });
    else await route.abort();
  });
  await find(page, 'write');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await find(page, 'write');
});

test.describe('symbols', () => {
  const symbols = (page: Page) => linesOf(page, results.symbols);

  test('lead to the page that explains them, or else to the reference', async ({ page }) => {
    await openPage(page, './');
    await fillBox(page, 'Folder#watch');
    await expect(symbols(page)).toHaveText([/^Folder\.watchwatch\(.+@harbor\/harbor · Explained in “watch”$/]);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('api/watch/#signature');
    await openPage(page, 'next/');
    await fillBox(page, 'MAX_CHAN');
    await expect(symbols(page)).toHaveText([/^Receiver\.MAX_CHANNELstatic readonly MAX_CHANNEL: .+@harbor\/radio$/]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('next/api/reference/radio/#Receiver.MAX_CHANNEL');
    await expect(page.locator('#Receiver\\.MAX_CHANNEL')).toBeInViewport();
  });

  test('that cannot be loaded cost nothing else', async ({ page }) => {
    await page.route('**/*-names.*', (route) => route.abort());
    await find(page, 'Folder.watch', './');
    await expect(symbols(page)).toHaveCount(0);
  });
});
