import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const RUN = '/next/guide/run/';

/** The lines above the samples of the page that declare a value: all that use a harbor. */
const lines = (page: Page): Locator => page.getByText(/^Where harbor comes from:/);
/** The buttons that copy whole programs of the first sample. */
const buttons = (page: Page): Locator => page.getByRole('group', { name: words.sample.copyProgram }).first();
const button = (page: Page, name: string): Locator => buttons(page).getByRole('button', { name });
const readClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a line above a sample leads to the blocks that make its value', async ({ page }) => {
  await openPage(page, RUN);
  await expect(lines(page)).toHaveText(Array(2).fill('Where harbor comes from: in a browser · in Node.js'));
  await lines(page).first().getByRole('link', { name: 'in a browser' }).click();
  await expect(page).toHaveURL('/next/guide/open/#in-a-browser');
  await expect(page.getByRole('heading', { name: 'In a browser' })).toBeInViewport();
});

test('a block that makes the value has no such line', async ({ page }) => {
  await openPage(page, '/next/guide/open/');
  await expect(page.getByRole('article')).toContainText('openHarbor(navigator.language)');
  await expect(lines(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line is there, and the buttons are not', async ({ page }) => {
    await page.goto(RUN);
    await expect(lines(page).first()).toBeVisible();
    await expect(page.getByText('Copy whole program:').first()).toBeHidden();
    await lines(page).first().getByRole('link', { name: 'in Node.js' }).click();
    await expect(page).toHaveURL('/next/guide/open/#in-nodejs');
  });
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the whole program is copied, loaded on the press, and the button confirms it', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openPage(page, RUN);
    await button(page, 'in Node.js').hover();
    expect(addresses.filter((address) => address.includes('samples.json'))).toEqual([]);
    await button(page, 'in Node.js').click();
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
    await lines(page).first().getByRole('link', { name: 'in Node.js' }).focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'in a browser')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, words.ui.copying.copied)).toBeFocused();
    expect(await readClipboard(page)).toContain('openHarbor(');
  });

  test("the sample's own button copies the sample alone", async ({ page }) => {
    await openPage(page, RUN);
    await page.getByRole('button', { name: words.content.copy }).first().click();
    await expect(page.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
    expect(await readClipboard(page)).toMatch(/^import type \{ Harbor \}/);
  });
});

test('a program that does not load is reported', async ({ page }) => {
  await openPage(page, RUN);
  await page.route('**/samples.json', (route) => route.abort());
  await button(page, 'in Node.js').click();
  await expect(button(page, words.ui.copying.failed)).toBeVisible();
});

test('the search does not find the line', async ({ page }) => {
  await openPage(page, '/next/search/?q="Where harbor comes from"');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/No results/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the line has no accessibility faults in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, RUN);
    await expect(button(page, 'in Node.js')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });

test('the line fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, RUN);
  await button(page, 'in Node.js').scrollIntoViewIfNeeded();
  await expect(button(page, 'in Node.js')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
