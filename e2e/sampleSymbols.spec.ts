import type { Locator, Page } from '@playwright/test';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = 'next/guide/open/#tune-a-receiver';

const block = (page: Page): Locator => page.locator('pre', { hasText: 'findReceiver(folder' });
const symbol = (page: Page, name: string): Locator => block(page).getByRole('link', { name, exact: true }).last();
const card = (page: Page, name: string): Locator => page.getByRole('complementary', { name, exact: true });

test('pointing at an identifier loads and shows what it is, until Escape or until the pointer leaves; a press follows', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const listSymbolFiles = () => loaded.filter((url) => url.endsWith('symbols.json'));
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  expect(listSymbolFiles()).toEqual([]);
  await symbol(page, 'tune').hover();
  await expect(card(page, 'Receiver.tune')).toContainText('tune(options: TuneOptions): Promise<Signal>');
  expect(listSymbolFiles()).toHaveLength(1);
  await card(page, 'Receiver.tune').hover();
  await expect(card(page, 'Receiver.tune')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Receiver.tune')).toHaveCount(0);
  await symbol(page, 'findReceiver').hover();
  await expect(card(page, 'findReceiver')).toBeVisible();
  await page.getByRole('heading', { name: 'Tune a receiver' }).hover();
  await expect(card(page, 'findReceiver')).toHaveCount(0);
  await symbol(page, 'tune').click();
  await expect(page).toHaveURL('next/api/reference/radio/#Receiver.tune');
});

test('the keyboard reaches each identifier of a block once, with its card; in forced colours they are links', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, PAGE);
  const names = block(page).getByRole('link');
  const stops = await names.evaluateAll((links) =>
    links.filter(({ tabIndex }) => tabIndex === 0).map((one) => one.textContent),
  );
  expect(stops).toEqual([...new Set(await names.allTextContents())]);
  await names.first().focus();
  await page.keyboard.press('Tab');
  const [, second = ''] = stops.map(String);
  await expect(names.filter({ hasText: second }).first()).toBeFocused();
  await expect(names.filter({ hasText: second }).first()).toHaveAccessibleDescription(/./);
  await expect(names.first()).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('on a screen without a pointer', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap shows what an identifier is, and a second one follows', async ({ page }) => {
    await openPage(page, PAGE);
    await symbol(page, 'findReceiver').tap();
    await expect(card(page, 'findReceiver')).toContainText('options?: Partial<TuneOptions>');
    await expect(page).toHaveURL(PAGE);
    await symbol(page, 'findReceiver').tap();
    await expect(page).toHaveURL('next/api/reference/radio/#findReceiver');
  });
});
