import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = '/next/guide/open/#tune-a-receiver';
const SYMBOLS = '**/symbols.json';

const block = (page: Page): Locator => page.locator('pre', { hasText: 'findReceiver(folder' });
const word = (page: Page, text: string): Locator => block(page).locator('[data-symbol]', { hasText: text }).last();
const hint = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });
const list = (page: Page): Locator => page.getByText(words.sample.symbols).last();

test('pointing at an identifier shows what it is, until Escape or until the pointer leaves', async ({ page }) => {
  await openPage(page, PAGE);
  await word(page, 'tune').hover();
  const shown = hint(page, 'Receiver.tune');
  await expect(shown).toContainText('tune(options: TuneOptions): Promise<Signal>');
  await shown.hover();
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await word(page, 'findReceiver').hover();
  await expect(hint(page, 'findReceiver')).toBeVisible();
  await page.getByRole('heading', { name: 'Tune a receiver' }).hover();
  await expect(hint(page, 'findReceiver')).toHaveCount(0);
});

test('nothing of it is loaded before, and little then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  const isHint = (url: string) => /symbols\.json|SymbolHint/.test(url);
  expect(loaded.filter(isHint)).toEqual([]);
  await word(page, 'tune').hover();
  await expect(hint(page, 'Receiver.tune')).toBeVisible();
  expect(loaded.filter((url) => url.endsWith('symbols.json'))).toHaveLength(1);
});

test('a press on the identifier follows its link', async ({ page }) => {
  await openPage(page, PAGE);
  await word(page, 'tune').hover();
  await expect(hint(page, 'Receiver.tune')).toBeVisible();
  await word(page, 'tune').click();
  await expect(page).toHaveURL('/next/api/reference/radio/#Receiver.tune');
});

test('the keyboard reaches one list, whose links show the same', async ({ page }) => {
  await openPage(page, PAGE);
  await list(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(hint(page, 'Folder')).toContainText('class Folder');
  const link = page.getByRole('link', { name: 'Folder', exact: true }).first();
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(/class Folder/);
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(hint(page, 'Folder')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('what cannot be loaded costs the hint alone', async ({ page }) => {
  await page.route(SYMBOLS, (route) => route.abort());
  await openPage(page, PAGE);
  await word(page, 'tune').hover();
  await list(page).click();
  await page.getByRole('link', { name: 'Receiver.tune' }).click();
  await expect(page).toHaveURL('/next/api/reference/radio/#Receiver.tune');
});

test.describe('on a screen without a pointer', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap shows what an identifier is, and a second one follows', async ({ page }) => {
    await openPage(page, PAGE);
    await word(page, 'findReceiver').tap();
    await expect(hint(page, 'findReceiver')).toContainText('options?: Partial<TuneOptions>');
    await expect(page).toHaveURL(PAGE);
    await word(page, 'findReceiver').tap();
    await expect(page).toHaveURL('/next/api/reference/radio/#findReceiver');
  });
});

test.describe('copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('code is the code alone', async ({ page }) => {
    await openPage(page, PAGE);
    await page.getByRole('button', { name: words.content.copy }).last().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim().split('\n').slice(-3)).toEqual([
      'const receiver = findReceiver(folder, { band: Band.Short });',
      'const signal = await receiver?.tune({ channel: 7 });',
      'console.log(signal, await folder.list());',
    ]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('samples are plain code with a list of links', async ({ page }) => {
    await page.goto(PAGE);
    await expect(block(page).getByRole('link')).toHaveCount(0);
    await list(page).click();
    await expect(page.getByRole('link', { name: 'Receiver.tune' })).toHaveAttribute(
      'href',
      '/next/api/reference/radio/#Receiver.tune',
    );
  });
});
