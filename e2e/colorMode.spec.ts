import type { Page } from '@playwright/test';
import { blockStorage } from './blockStorage.ts';
import { FIXTURE_URL } from './site.ts';
import { expect, test } from './test.ts';

test.use({ colorScheme: 'light' });

const html = (page: Page) => page.locator('html');
const button = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ });
const readStored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
/** The first that fits is the one that a browser takes. */
const readBrowserColor = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.find(({ media }) => media === '' || matchMedia(media).matches)?.content;
  });

async function openWithChoice(page: Page, choice: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('theme', text), choice);
  await page.goto(FIXTURE_URL);
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(html(page)).toHaveClass(mode === 'dark' ? /(^| )dark( |$)/ : /^(?!.*\bdark\b)/);
  await expect(html(page)).toHaveCSS('color-scheme', mode);
  expect(await readBrowserColor(page)).toBe(mode === 'dark' ? '#14111a' : '#ffffff');
}

test('the button cycles through system, light and dark, and names the current choice', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  for (const [mode, stored] of [
    ['system', null],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', null],
  ] as const) {
    await expect(button(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${mode} mode)`);
    await expect(button(page)).toHaveAttribute('title', `${mode} mode`);
    await expectMode(page, mode === 'dark' ? 'dark' : 'light');
    expect(await readStored(page)).toBe(stored);
    await button(page).click();
  }
});

test('each choice has an icon of its own', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  const icon = button(page).locator('path:visible');
  const shapes = new Set<string | null>();
  for (const mode of ['system', 'light', 'dark']) {
    await expect(button(page)).toHaveAttribute('title', `${mode} mode`);
    await expect(icon).toHaveCount(1);
    shapes.add(await icon.getAttribute('d'));
    await button(page).click();
  }
  expect(shapes.size).toBe(3);
});

test('a stored choice overrides the system', async ({ page }) => {
  await openWithChoice(page, 'dark');
  await expectMode(page, 'dark');
});

for (const stored of ['purple', '', 'null', 'system']) {
  test(`stored "${stored}" follows the system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openWithChoice(page, stored);
    await expect(button(page)).toHaveAttribute('title', 'system mode');
    await expectMode(page, 'dark');
    await expect(html(page)).toHaveAttribute('data-color-mode', 'system');
  });
}

test('in system mode an open page follows changes of the system', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  await expect(button(page)).toHaveAttribute('title', 'system mode');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light');
});

test('a chosen mode does not follow the system', async ({ page }) => {
  await openWithChoice(page, 'light');
  await expect(button(page)).toHaveAttribute('title', 'light mode');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'light');
});

test('two tabs have the same mode', async ({ context, page }) => {
  const other = await context.newPage();
  await page.goto(FIXTURE_URL);
  await other.goto(`${FIXTURE_URL}3.0.0/`);
  await expect(button(other)).toHaveAttribute('title', 'system mode');
  await button(page).click();
  await button(page).click();
  await expect(button(other)).toHaveAttribute('title', 'dark mode');
  await expectMode(other, 'dark');
  await button(page).click();
  await expect(button(other)).toHaveAttribute('title', 'system mode');
  await expectMode(other, 'light');
});

test('without storage a choice lasts while the reader moves between pages', async ({ page }) => {
  await blockStorage(page);
  await page.goto(FIXTURE_URL);
  await button(page).click();
  await button(page).click();
  await expectMode(page, 'dark');
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
  await expectMode(page, 'dark');
  await expect(button(page)).toHaveAttribute('title', 'dark mode');
});

test.describe('before the theme has loaded', () => {
  test('the page has the chosen colours and the icon of the choice', async ({ page }) => {
    await page.route('**/static/js/**', (route) => route.abort());
    await openWithChoice(page, 'dark');
    await expectMode(page, 'dark');
    await expect(page.locator('[title$=" mode"] path:visible')).toHaveCount(1);
    const shape = await page.locator('[title$=" mode"] path:visible').getAttribute('d');
    expect(shape).toMatch(/^M20 14/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, because it needs scripts', async ({ page }) => {
    await page.goto(FIXTURE_URL);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(button(page)).toBeHidden();
  });
});
