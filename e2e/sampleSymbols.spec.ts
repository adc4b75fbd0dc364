import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = '/next/guide/open/#tune-a-receiver';
const SYMBOLS = '**/symbols.json';

const block = (page: Page): Locator => page.locator('pre', { hasText: 'findReceiver(folder' });
const hint = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });
const list = (page: Page): Locator => page.getByText(words.content.symbols).last();
const linkTo = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });

/** Find the middle of the last place of a word in the code. Words are no elements. */
async function placeOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  await block(page).scrollIntoViewIfNeeded();
  return block(page).evaluate((pre, text) => {
    const walker = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const start = node.textContent?.lastIndexOf(text) ?? -1;
      if (start < 0) continue;
      range.setStart(node, start);
      range.setEnd(node, start + text.length);
    }
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, word);
}

async function pointAt(page: Page, word: string): Promise<void> {
  const { x, y } = await placeOf(page, word);
  await page.mouse.move(x, y);
}

test('pointing at an identifier shows what it is, until Escape or until the pointer leaves', async ({ page }) => {
  await openPage(page, PAGE);
  await pointAt(page, 'tune');
  const shown = hint(page, 'Receiver.tune');
  await expect(shown).toContainText('tune(options: TuneOptions): Promise<Signal>');
  await shown.hover();
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await pointAt(page, 'findReceiver');
  await expect(hint(page, 'findReceiver')).toBeVisible();
  await page.getByRole('heading', { name: 'Tune a receiver' }).hover();
  await expect(hint(page, 'findReceiver')).toHaveCount(0);
});

test('nothing of it is loaded before, and little then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  const before = loaded.length;
  await pointAt(page, 'tune');
  await expect(hint(page, 'Receiver.tune')).toBeVisible();
  const after = loaded.slice(before);
  expect(loaded.slice(0, before).filter((url) => url.endsWith('symbols.json'))).toEqual([]);
  expect(after.filter((url) => url.endsWith('symbols.json'))).toHaveLength(1);
});

test('a press on the identifier follows its link', async ({ page }) => {
  await openPage(page, PAGE);
  await pointAt(page, 'tune');
  await expect(hint(page, 'Receiver.tune')).toBeVisible();
  const { x, y } = await placeOf(page, 'tune');
  await page.mouse.click(x, y);
  await expect(page).toHaveURL('/next/api/reference/radio/#Receiver.tune');
});

test('the keyboard reaches one list, whose links show the same', async ({ page }) => {
  await openPage(page, PAGE);
  await list(page).focus();
  await page.keyboard.press('Enter');
  await expect(linkTo(page, 'Folder')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(hint(page, 'Folder')).toContainText('class Folder');
  await expect(linkTo(page, 'Folder')).toBeFocused();
  await expect(linkTo(page, 'Folder')).toHaveAccessibleDescription(/class Folder/);
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(hint(page, 'Folder')).toHaveCount(0);
  await expect(linkTo(page, 'Folder')).toBeFocused();
});

test('what cannot be loaded leaves the code as it is', async ({ page }) => {
  await page.route(SYMBOLS, (route) => route.abort());
  await openPage(page, PAGE);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('symbols.json'));
  await pointAt(page, 'tune');
  await failed;
  await expect(page.getByRole('complementary', { name: 'Receiver.tune' })).toHaveCount(0);
  await expect(block(page)).toBeVisible();
});

test('words and links of the list have no tab stop before the list is opened', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(block(page).getByRole('link')).toHaveCount(0);
  await pointAt(page, 'tune');
  await expect(hint(page, 'Receiver.tune')).toBeVisible();
  await expect(block(page).getByRole('link')).toHaveCount(0);
  await expect(linkTo(page, 'TuneOptions.band')).toHaveCount(0);
});

test.describe('on a screen without a pointer', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap shows what an identifier is, and a second one follows', async ({ page }) => {
    await openPage(page, PAGE);
    const { x, y } = await placeOf(page, 'findReceiver');
    await page.touchscreen.tap(x, y);
    await expect(hint(page, 'findReceiver')).toContainText('options?: Partial<TuneOptions>');
    await expect(page).toHaveURL(PAGE);
    await page.touchscreen.tap(x, y);
    await expect(page).toHaveURL('/next/api/reference/radio/#findReceiver');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('samples are plain code', async ({ page }) => {
    await page.goto(PAGE);
    await expect(block(page)).toContainText('receiver?.tune({ channel: 7 })');
    await expect(block(page).getByRole('link')).toHaveCount(0);
    await expect(list(page)).toBeHidden();
  });
});
