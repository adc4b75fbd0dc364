import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const LONG = `${FIXTURE_URL}api/read/`;
const button = (page: Page) => page.getByRole('button', { name: words.layout.backToTop });

async function scrollBack(page: Page): Promise<void> {
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  await expect(button(page)).toHaveCount(0);
  // A busy page may see two steps as one, so scroll until the button reacts.
  await expect(async () => {
    await page.mouse.wheel(0, -60);
    await expect(button(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('scrolling up shows the button, which scrolls to the top and moves the focus', async ({ page }) => {
  await openPage(page, LONG);
  await scrollBack(page);
  await button(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('with reduced motion the page jumps to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, LONG);
  await scrollBack(page);
  await button(page).evaluate((element: HTMLButtonElement) => element.click());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('scrolling down hides the button', async ({ page }) => {
  await openPage(page, LONG);
  await scrollBack(page);
  await expect(button(page)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect(button(page)).toHaveCount(0);
});

test('the button is not printed', async ({ page }) => {
  await openPage(page, LONG);
  await scrollBack(page);
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
});
