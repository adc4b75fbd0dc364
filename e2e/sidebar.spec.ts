import type { Page } from '@playwright/test';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: words.sidebar.sidebar });
const group = (page: Page) => sidebar(page).getByRole('button', { name: 'Files' });
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('a group that was opened by hand stays open on other pages, and after another area', async ({ page }) => {
  // While a group slides open, the links below it move away from the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
