import type { Page } from '@playwright/test';
import { blockStorage } from './blockStorage.ts';
import { FIXTURE_URL, words } from './site.ts';
import { expect, test } from './test.ts';

const bar = (page: Page) => page.getByRole('region', { name: words.layout.announcement });
const close = (page: Page) => bar(page).getByRole('button', { name: words.layout.closeAnnouncement });

test('the announcement is above the navbar and has its own colours', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  await expect(bar(page)).toContainText('Harbor 4.0.0 is out: read the news');
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 35, 42)');
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  const [barBox, navbarBox] = [await bar(page).boundingBox(), await page.getByRole('banner').boundingBox()];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBe(navbarBox?.y);
});

test('it scrolls away and the navbar stays', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}guide/streams/`);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(bar(page)).not.toBeInViewport();
});

test('its link leads to the other site in a new tab', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  const link = bar(page).getByRole('link', { name: 'read the news' });
  await expect(link).toHaveAttribute('href', 'https://example.org/news');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAccessibleName(/\(opens in new tab\)/);
});

test('a script in its content is neither in the page nor run', async ({ page }) => {
  let hasAlert = false;
  page.on('dialog', async (dialog) => {
    hasAlert = true;
    await dialog.dismiss();
  });
  await page.goto(FIXTURE_URL);
  await expect(close(page)).toBeVisible();
  expect(await (await page.request.get(FIXTURE_URL)).text()).not.toContain('alert(1)');
  expect(await bar(page).locator('script').count()).toBe(0);
  expect(hasAlert).toBe(false);
});

test('after it is closed, it stays closed on other pages, in other versions and after a reload', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  for (const address of [FIXTURE_URL, `${FIXTURE_URL}api/`, `${FIXTURE_URL}3.0.0/`]) {
    await page.goto(address);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(bar(page)).toBeHidden();
  }
});

test('closing moves the focus to the page', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a closed one is hidden before the theme has loaded', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await page.route('**/static/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('section[aria-label="Announcement"]')).toHaveCount(1);
  await expect(bar(page)).toBeHidden();
});

test('a new announcement is shown after the previous one was closed, and the flag is cleared', async ({ page }) => {
  await page.goto(FIXTURE_URL);
  await page.evaluate(() => {
    localStorage.setItem('docs-announcement-id', 'harbor-0');
    localStorage.setItem('docs-announcement-dismissed', 'true');
  });
  await page.reload();
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docs-announcement-dismissed'))).toBeNull();
});

test('without storage it shows, and stays closed while the reader moves between pages', async ({ page }) => {
  await blockStorage(page);
  await page.goto(FIXTURE_URL);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
  await expect(bar(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is shown without the button, which needs scripts', async ({ page }) => {
    await page.goto(FIXTURE_URL);
    await expect(bar(page)).toBeVisible();
    await expect(close(page)).toBeHidden();
  });
});
