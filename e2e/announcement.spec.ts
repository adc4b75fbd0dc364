import type { Page } from '@playwright/test';
import { blockStorage } from './blockStorage.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const bar = (page: Page) => page.getByRole('region', { name: words.layout.announcement });
const close = (page: Page) => bar(page).getByRole('button', { name: words.layout.closeAnnouncement });

test('the announcement is above the navbar in its own colours, and stays closed from the first paint', async ({
  page,
}) => {
  await openPage(page, './');
  await expect(bar(page)).toContainText('Harbor 4.0.0 is out: read the news');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 35, 42)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  const [barBox, navbarBox] = [await bar(page).boundingBox(), await page.getByRole('banner').boundingBox()];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBe(navbarBox?.y);
  await close(page).press('Enter');
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('3.0.0/api/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a new announcement shows after the one before was closed, and the flag is cleared', async ({ page }) => {
  await openPage(page, './');
  await page.evaluate(() => {
    localStorage.setItem('docs-announcement-id', 'harbor-0');
    localStorage.setItem('docs-announcement-dismissed', 'true');
  });
  await page.reload();
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docs-announcement-dismissed'))).toBeNull();
});

test('without storage it stays closed while the reader moves between pages', async ({ page }) => {
  await blockStorage(page);
  await openPage(page, './');
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('api/');
  await expect(bar(page)).toBeHidden();
});
