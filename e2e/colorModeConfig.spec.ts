import type { Page } from '@playwright/test';
import { rewrite } from './breakSite.ts';
import { FIXTURE_URL, words } from './site.ts';
import { expect, test } from './test.ts';

// The full fixture respects the system. Its pages are served here as the build writes them for other settings.
test.use({ colorScheme: 'dark', bypassCSP: true });

const button = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ });

test.describe('without respectSystem', () => {
  test.beforeEach(async ({ page }) => {
    await rewrite(page, FIXTURE_URL, { 'respectSystem:!0': 'respectSystem:!1', 'system mode': 'light mode' });
    await rewrite(page, '**/static/js/index.*.js', { 'respectSystem:!0': 'respectSystem:!1' });
  });

  test('the page begins in the mode of the configuration', async ({ page }) => {
    await page.goto(FIXTURE_URL);
    await expect(button(page)).toHaveAttribute('title', 'light mode');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });

  test('the button toggles between light and dark', async ({ page }) => {
    await page.goto(FIXTURE_URL);
    for (const mode of ['light', 'dark', 'light']) {
      await expect(button(page)).toHaveAttribute('title', `${mode} mode`);
      await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
      await button(page).click();
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });
});

test('without the switch there is no button, and the page follows the configuration', async ({ page }) => {
  await rewrite(page, '**/static/js/index.*.js', { 'isSwitchEnabled:!0': 'isSwitchEnabled:!1' });
  await page.goto(FIXTURE_URL);
  await expect(page.getByRole('button', { name: words.search.open })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
