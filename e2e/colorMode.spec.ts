import type { Page } from '@playwright/test';
import { openPage } from './site.ts';
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
  await page.goto('./');
}

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(html(page)).toHaveClass(mode === 'dark' ? /(^| )dark( |$)/ : /^(?!.*\bdark\b)/);
  await expect(html(page)).toHaveCSS('color-scheme', mode);
  expect(await readBrowserColor(page)).toBe(mode === 'dark' ? '#14111a' : '#ffffff');
}

test('the button cycles through system, light and dark, and names and draws the current choice', async ({ page }) => {
  await openPage(page, './');
  const icons = new Set<string | null>();
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
    icons.add(await button(page).locator('path:visible').getAttribute('d'));
    await button(page).click();
  }
  expect(icons.size).toBe(3);
});

test('an unknown choice follows the system, also when it changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWithChoice(page, 'purple');
  await expect(button(page)).toHaveAttribute('title', 'system mode');
  await expectMode(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectMode(page, 'light');
});

test('two tabs have the same mode', async ({ context, page }) => {
  const other = await context.newPage();
  await openPage(page, './');
  await openPage(other, '3.0.0/');
  await button(page).click();
  await button(page).click();
  await expect(button(other)).toHaveAttribute('title', 'dark mode');
  await expectMode(other, 'dark');
  await button(page).click();
  await expect(button(other)).toHaveAttribute('title', 'system mode');
  await expectMode(other, 'light');
});

test('before the theme has loaded, the page has the chosen colours and the icon of the choice', async ({ page }) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await openWithChoice(page, 'dark');
  await expectMode(page, 'dark');
  const icon = page.locator('[title$=" mode"] path:visible');
  // The page loads once more, because its scripts are missing: until its styles are there, it shows all icons.
  await expect(async () => {
    expect(await icon.count()).toBe(1);
    expect(await icon.getAttribute('d')).toMatch(/^M20 14/);
  }).toPass();
});
