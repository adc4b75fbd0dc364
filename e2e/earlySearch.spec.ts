import type { Page } from '@playwright/test';
import { holdRequests } from './pageChunks.ts';
import { words } from './site.ts';
import { expect, test } from './test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: words.search.search, exact: true });

/** Open a page whose scripts are held back until the test releases them. */
async function openEarly(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/static/js/**');
  await page.goto('/api/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

for (const keys of ['Control+k', '/'])
  test(`${keys} focuses the field before the page's scripts are loaded, and no letter is lost`, async ({ page }) => {
    const release = await openEarly(page);
    await page.keyboard.press(keys);
    await page.keyboard.type('read/');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(box(page)).toHaveValue('read/');
    await expect(box(page)).toBeFocused();
  });

test('text that is typed before the scripts are loaded is searched too', async ({ page }) => {
  const release = await openEarly(page);
  await box(page).fill('read');
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
});
