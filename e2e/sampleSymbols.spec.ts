import type { Locator, Page } from '@playwright/test';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = 'next/guide/open/#tune-a-receiver';

const block = (page: Page): Locator => page.locator('pre', { hasText: 'findReceiver(folder' });
const hint = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });

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

test('pointing at an identifier loads and shows what it is, until Escape or until the pointer leaves; a press follows', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const listSymbolFiles = () => loaded.filter((url) => url.endsWith('symbols.json'));
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(listSymbolFiles()).toEqual([]);
  await pointAt(page, 'tune');
  await expect(hint(page, 'Receiver.tune')).toContainText('tune(options: TuneOptions): Promise<Signal>');
  expect(listSymbolFiles()).toHaveLength(1);
  await hint(page, 'Receiver.tune').hover();
  await expect(hint(page, 'Receiver.tune')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint(page, 'Receiver.tune')).toHaveCount(0);
  await pointAt(page, 'findReceiver');
  await expect(hint(page, 'findReceiver')).toBeVisible();
  await page.getByRole('heading', { name: 'Tune a receiver' }).hover();
  await expect(hint(page, 'findReceiver')).toHaveCount(0);
  const { x, y } = await placeOf(page, 'tune');
  await page.mouse.click(x, y);
  await expect(page).toHaveURL('next/api/reference/radio/#Receiver.tune');
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
    await expect(page).toHaveURL('next/api/reference/radio/#findReceiver');
  });
});
