import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const RUN = '/next/guide/run/';

/** The first sample of the page: one that declares a value. */
const codeOf = (page: Page): Locator => page.locator('[data-title="name.ts"]');
/** Where a value comes from: one line of the page, and one of each open menu. */
const lines = (page: Page): Locator => page.getByText(/^Where harbor comes from:/);
const menu = (page: Page): Locator => codeOf(page).locator('summary').filter({ hasText: words.sample.copy });
const button = (page: Page, name: string): Locator => codeOf(page).getByRole('button', { name });
const forNode = words.sample.copyProgram('in Node.js');
const forBrowser = words.sample.copyProgram('in a browser');
const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function openMenu(page: Page): Promise<void> {
  await openPage(page, RUN);
  await menu(page).click();
}

test('the page says once where a value comes from, with links to the blocks that make it', async ({ page }) => {
  await openPage(page, RUN);
  await expect(lines(page)).toHaveText(['Where harbor comes from: in a browser · in Node.js']);
  await lines(page).getByRole('link', { name: 'in a browser' }).click();
  await expect(page).toHaveURL('/next/guide/open/#in-a-browser');
  await expect(page.getByRole('heading', { name: 'In a browser' })).toBeInViewport();
});

test('the menu of a sample says it, too', async ({ page }) => {
  await openMenu(page);
  await codeOf(page).getByRole('link', { name: 'in Node.js' }).click();
  await expect(page).toHaveURL('/next/guide/open/#in-nodejs');
});

test('a block that makes the value has neither', async ({ page }) => {
  await openPage(page, '/next/guide/open/');
  await expect(page.getByRole('article')).toContainText('openHarbor(navigator.language)');
  await expect(lines(page)).toHaveCount(0);
  await expect(page.getByRole('article').getByText(words.sample.copy, { exact: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line is there, and the menu is not', async ({ page }) => {
    await page.goto(RUN);
    await expect(menu(page)).toBeHidden();
    await lines(page).getByRole('link', { name: 'in Node.js' }).click();
    await expect(page).toHaveURL('/next/guide/open/#in-nodejs');
  });
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the whole program is copied, loaded on the press, and the button confirms it', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openMenu(page);
    await button(page, forNode).hover();
    expect(addresses.filter((address) => address.includes('samples.json'))).toEqual([]);
    await button(page, forNode).click();
    await expect(button(page, words.ui.copying.copied)).toBeVisible();
    expect(await readClipboard(page)).toBe(
      [
        "import { Harbor } from '@harbor/harbor';",
        "import { connect } from '@harbor/node-tcp';",
        '',
        'const berth = await connect({ port: 4001 });',
        'const harbor = new Harbor(berth);',
        '',
        'const name = await harbor.readName();',
        "console.log('The name is', name);",
        '',
      ].join('\n'),
    );
  });

  test('the keyboard alone copies', async ({ page }) => {
    await openPage(page, RUN);
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, forBrowser)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, forBrowser)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, words.ui.copying.copied)).toBeFocused();
    expect(await readClipboard(page)).toContain('openHarbor(');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeFocused();
  });

  test('the sample can be copied alone', async ({ page }) => {
    await openMenu(page);
    await codeOf(page).getByRole('button', { name: words.sample.copyCode, exact: true }).click();
    await expect(button(page, words.ui.copying.copied)).toBeVisible();
    expect(await readClipboard(page)).toMatch(/^import type \{ Harbor \}/);
  });
});

test('a program that does not load is reported', async ({ page }) => {
  await openMenu(page);
  await page.route('**/samples.json', (route) => route.abort());
  await button(page, forNode).click();
  await expect(button(page, words.ui.copying.failed)).toBeVisible();
});

test('the search does not find the line', async ({ page }) => {
  await openPage(page, '/next/search/?q="Where harbor comes from"');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/No results/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the menu has no accessibility faults in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openMenu(page);
    await expect(button(page, forNode)).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });

test('the menu fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openMenu(page);
  await button(page, forNode).scrollIntoViewIfNeeded();
  await expect(button(page, forNode)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
