import type { Page } from '@playwright/test';
import { holdRequests } from './pageChunks.ts';
import { box, openBox } from './searchBox.ts';
import { expect, test } from './test.ts';

/** Open a page whose scripts are held back until the test releases them. */
async function openEarly(page: Page): Promise<() => void> {
  const release = await holdRequests(page, '**/static/js/**');
  await page.goto('/api/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return release;
}

for (const keys of ['Control+k', '/'])
  test(`${keys} opens the search before the page's scripts are loaded, and no letter is lost`, async ({ page }) => {
    const release = await openEarly(page);
    await page.keyboard.press(keys);
    await page.keyboard.type('read/');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(box(page)).toHaveValue('read/');
    await expect(box(page)).toBeFocused();
  });

test('the button opens it before the scripts are loaded too', async ({ page }) => {
  const release = await openEarly(page);
  await openBox(page);
  await page.keyboard.type('read');
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
});
