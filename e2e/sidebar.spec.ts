import type { Page } from '@playwright/test';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: words.sidebar.sidebar });
const group = (page: Page) => sidebar(page).getByRole('button', { name: 'Files' });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('a group that was opened by hand stays open on other pages, and after another area', async ({ page }) => {
  await openPage(page, 'api/');
  await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
  await group(page).click();
  await expect(link(page, 'read')).toBeVisible();
  await link(page, 'watch').click();
  await expect(page).toHaveURL('api/watch/');
  await expect(link(page, 'read')).toBeVisible();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Format', exact: true }).click();
  await expect(link(page, 'Inside')).toBeVisible();
  await banner.getByRole('link', { name: 'API', exact: true }).click();
  await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'read')).toBeVisible();
});

test('the group that holds the page is open, and the page is marked and in view', async ({ page }) => {
  await openPage(page, 'api/read/');
  await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'read')).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 240 });
  await openPage(page, 'next/api/hostile/');
  await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 0.9 });
});

test('a page that two sidebars list is marked once, in the area of its address', async ({ page }) => {
  await openPage(page, '3.0.0/format/packet/');
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(1);
  await expect(link(page, 'Packet')).toHaveAttribute('aria-current', 'page');
  const marked = page.getByRole('navigation', { name: words.navbar.main }).locator('[aria-current]');
  await expect(marked).toHaveText(['Format']);
});

test('a group slides open, but not with reduced motion, and nothing in a closed one can be focused', async ({
  page,
}) => {
  /** Press the button of the group, and count what moves in the next frame. */
  const pressGroup = () =>
    group(page).evaluate((button: HTMLElement) => {
      button.click();
      return new Promise<number>((resolve) =>
        requestAnimationFrame(() => {
          const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
          resolve(list?.getAnimations({ subtree: true }).length ?? 0);
        }),
      );
    });
  await openPage(page, 'api/');
  expect(await pressGroup()).toBeGreaterThan(0);
  // It may still slide open.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await pressGroup()).toBe(0);
  await expect(link(page, 'read')).toBeHidden();
  await group(page).press('Enter');
  await expect(link(page, 'read')).toBeVisible();
  await group(page).press('Enter');
  await expect(link(page, 'read')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(link(page, 'watch')).toBeFocused();
});

test('beside a hidden navbar the list begins at the top of the window, and the focus does not scroll the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, 'api/read/');
  await page.getByRole('button', { name: words.layout.closeAnnouncement }).click();
  const first = sidebar(page).getByRole('link').first();
  const shown = await first.boundingBox();
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(async () => (await first.boundingBox())?.y).toBeCloseTo((shown?.y ?? 0) - header, 0);
  for (const link of await sidebar(page).getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
  }
});
