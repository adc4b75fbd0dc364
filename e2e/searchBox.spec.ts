import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { box, fillBox, openBox } from './searchBox.ts';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const options = (page: Page) => page.getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });
const status = (page: Page) => page.getByRole('banner').getByRole('status');

const open = (page: Page, path = 'api/') => openPage(page, FIXTURE_URL + path);

/** Open a page, and search in its box. */
async function find(page: Page, query: string, path = 'api/'): Promise<void> {
  await open(page, path);
  await fillBox(page, query);
  await expect(options(page).first()).toBeVisible();
}

for (const keys of ['Control+k', '/']) {
  test(`opens with ${keys}`, async ({ page }) => {
    await open(page);
    await page.keyboard.press(keys);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
  });
}

test('the second press of the keys closes it, and the focus is where it was', async ({ page }) => {
  await open(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'Format', exact: true });
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(options(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the keys select the text of an earlier search', async ({ page }) => {
  await find(page, 'write');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('read');
  await expect(box(page)).toHaveValue('read');
});

test('suggestions whose script cannot be loaded say so, and are loaded with the next letter', async ({ page }) => {
  let isBroken = true;
  await open(page);
  await page.route('**/static/js/async/*.js', (route) => (isBroken ? route.abort() : route.continue()));
  await fillBox(page, 'writ');
  await expect(page.getByRole('alert')).toContainText('Press Enter to open the search page.');
  isBroken = false;
  await box(page).pressSequentially('e');
  await expect(options(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(box(page)).toHaveValue('write');
});

test('a slash that is typed into a field stays a slash', async ({ page }) => {
  await open(page);
  await openBox(page);
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
});

test('its button names the keys that open it, and says what was searched for', async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: words.search.open });
  await expect(button).toContainText('SearchCtrl K');
  await fillBox(page, 'write');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAccessibleName('Open search: write');
  await expect(button).toContainText('write');
});

test('lists at most eight hits with marked words, and announces how many sections and pages there are', async ({
  page,
}) => {
  await find(page, 'quota', 'next/api/');
  await expect(options(page)).toHaveCount(8);
  await expect(status(page)).toHaveText(/^\d+ sections on \d+ pages?$/);
  await expect(options(page).first().locator('mark').first()).toHaveText(/quota/i);
});

test('assistive technology gets a field that controls a list of groups and links', async ({ page }) => {
  await find(page, 'permissions', 'next/api/');
  await expect(page.getByRole('banner').getByRole('search')).toMatchAriaSnapshot(`
    - button /Open search/ [expanded]
    - dialog "Search":
      - combobox "Search" [expanded]: permissions
      - button "Clear search"
      - button "Cancel"
      - status: 1 section on 1 page
      - listbox "Suggestions":
        - option /write › Permissions/ [selected]
      - link "See all results"
      - link /See all results within "API"/
  `);
});

test('sections follow their page', async ({ page }) => {
  await find(page, 'quotas', 'next/api/');
  await expect(options(page).first()).toHaveAttribute('data-kind', 'page');
  await expect(options(page).nth(1)).toHaveAttribute('data-kind', 'child');
});

test('a section names its page', async ({ page }) => {
  await find(page, 'permissions', 'next/api/');
  await expect(options(page).filter({ hasText: /^write › Permissions/ })).toHaveCount(1);
});

test('it opens again with the hit that was selected', async ({ page }) => {
  await find(page, 'quota', 'next/api/');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveId('search-option-1');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(selected(page)).toHaveId('search-option-1');
});

test('the first hit is selected, arrow keys wrap around, and Enter opens a hit', async ({ page }) => {
  await find(page, 'quota', 'next/api/');
  await expect(selected(page)).toHaveId('search-option-0');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', 'search-option-0');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(selected(page)).toHaveId('search-option-7');
  await page.keyboard.press('ArrowDown');
  const all = page.getByRole('link', { name: words.results.allResults, exact: true });
  await expect(all).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await expect(selected(page)).toHaveId('search-option-7');
  await page.keyboard.press('ArrowDown');
  for (let link = 0; link < 3; link++) await page.keyboard.press('ArrowDown');
  await expect(box(page)).toBeFocused();
  await expect(selected(page)).toHaveId('search-option-0');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveId('search-option-1');
  const href = await selected(page).getAttribute('href');
  await page.keyboard.press('Enter');
  const { pathname, hash } = new URL(href ?? '', FIXTURE_URL);
  await expect(page).toHaveURL(new URL(pathname + hash, FIXTURE_URL).href);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
});

test('Home and End move in the text', async ({ page }) => {
  await find(page, 'quota', 'next/api/');
  await page.keyboard.press('Home');
  await page.keyboard.type('a ');
  await expect(box(page)).toHaveValue('a quota');
});

test('Escape closes and keeps the text, and the focus is where it was', async ({ page }) => {
  await open(page);
  await openBox(page);
  await fillBox(page, 'write');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('write');
  await expect(page.getByRole('button', { name: words.search.open })).toBeFocused();
});

test('a press beside it closes and keeps the text', async ({ page }) => {
  await find(page, 'write');
  await page.mouse.click(5, 300);
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('write');
});

test('the button empties the field', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: words.search.clear })).toHaveCount(0);
  await fillBox(page, 'write');
  await page.getByRole('button', { name: words.search.clear }).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
});

for (const query of ['zzqqxxyy', 'qwxz vfd']) {
  test(`says that nothing is found for ${query}, also after hits of another query`, async ({ page }) => {
    await find(page, 'write');
    await fillBox(page, query);
    await expect(status(page)).toHaveText('No results');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: words.results.allResults })).toHaveCount(0);
  });
}

test('leads to all results, within and outside of the area being read', async ({ page }) => {
  await find(page, 'file');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(link(words.results.allResults)).toHaveAttribute('href', '/manual/search/?q=file');
  await expect(link('See all results outside "API"')).toHaveAttribute('href', '/manual/search/?q=file&ctx=-api');
  await link('See all results within "API"').click();
  await expect(page).toHaveURL(`${FIXTURE_URL}search/?q=file&ctx=api`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “file”');
});

test('all results are offered in view, however long the list is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await find(page, 'quota', 'next/api/');
  const link = page.getByRole('link', { name: words.results.allResults, exact: true });
  await expect(options(page).last()).not.toBeInViewport();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toBeInViewport({ ratio: 1 });
  const line = await selected(page).boundingBox();
  const foot = await link.boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});

for (const width of [390, 768, 1000, 1280, 1920])
  test(`the open search moves and narrows nothing in a navbar of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const readParts = () =>
      page
        .getByRole('banner')
        .locator('summary, button, nav')
        .evaluateAll((parts) =>
          parts.filter((part) => !part.closest('dialog')).map((part) => part.getBoundingClientRect().toJSON()),
        );
    const before = await readParts();
    await fillBox(page, 'write');
    await expect(options(page).first()).toBeVisible();
    expect(await readParts()).toEqual(before);
    const { width: dialog = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    expect(dialog).toBeGreaterThanOrEqual(Math.min(width, 640));
  });

test('searches the version being read', async ({ page }) => {
  await find(page, 'write', '3.0.0/api/');
  for (const href of await options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    expect(href).toMatch(/^\/manual\/3\.0\.0\//);
  }
});

test('a mistake in the query is reported with its position after a pause, and the text is searched', async ({
  page,
}) => {
  await find(page, 'write bogus:a');
  const problem = page.getByText(/The query has a mistake: unrecognised field 'bogus'/);
  await expect(problem).toBeVisible();
  await expect(page.locator('code mark')).toHaveText('bogus');
  await expect(options(page).first()).toBeVisible();
});

test('a query that only leaves words out says so, and is searched as text', async ({ page }) => {
  await find(page, '-write');
  await expect(page.getByText('The query has a mistake: it only names words to leave out.')).toBeVisible();
  await expect(options(page).first()).toBeVisible();
});

test('a name that is no field is a mistake, also where the docs have the word', async ({ page }) => {
  await find(page, 'text:write');
  await expect(page.getByText(/unrecognised field 'text'/)).toBeVisible();
  await expect(options(page).first()).toBeVisible();
});

test('in a narrow window it covers the page, and Cancel closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await openBox(page);
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  await page.getByRole('button', { name: words.search.cancel }).click();
  await expect(box(page)).toBeHidden();
  await expect(page.getByRole('button', { name: words.search.open })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open box has no accessibility violations, in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await find(page, 'write bogus:a', 'next/api/');
    await expect(page.getByText(/The query has a mistake/)).toBeVisible();
    expect(await findFaults(page, 'header')).toEqual([]);
  });
}

for (const query of [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '__proto__ constructor',
  '[(*+?.\\^$|{',
  '\u202Eabc\u2066',
  'a'.repeat(10_000),
]) {
  test(`the query ${JSON.stringify(query.slice(0, 30))} is text`, async ({ page }) => {
    const problems: string[] = [];
    page.on('dialog', (dialog) => problems.push(dialog.message()));
    page.on('pageerror', (error) => problems.push(error.message));
    await open(page, 'next/api/');
    await fillBox(page, query);
    await expect(status(page)).toHaveText(/^(No results|\d+ (sections?|symbols?).*)$/);
    await expect(box(page)).toHaveValue(query);
    await expect(page.locator('header img, header script')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('a title that looks like markup is text', async ({ page }) => {
  await find(page, 'onerror', 'next/api/');
  await expect(options(page).filter({ hasText: '<img src=x onerror=alert(1)>' }).first()).toBeVisible();
  await expect(page.locator('header img')).toHaveCount(0);
});
