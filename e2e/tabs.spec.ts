import type { Page } from '@playwright/test';
import { blockStorage } from './blockStorage.ts';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const INSTALL = 'guide/install/';
const tab = (page: Page, name: string, group = 0) =>
  page.getByRole('tablist').nth(group).getByRole('tab', { name, exact: true });

test('a choice applies to all tabs of its group, and is remembered in another version', async ({ page }) => {
  await openPage(page, INSTALL);
  await tab(page, 'Bun').click();
  await expect(page.getByText('bun add harbor')).toBeVisible();
  await expect(page.getByText('npm install harbor', { exact: true })).toBeHidden();
  await expect(page.getByText('bun add --dev @types/harbor')).toBeVisible();
  await expect(tab(page, 'Web', 1)).toHaveAttribute('aria-selected', 'true');
  await openPage(page, `next/${INSTALL}`);
  await expect(tab(page, 'Bun')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('bun add harbor')).toBeVisible();
  // A choice in another window.
  const other = await page.context().newPage();
  await openPage(other, INSTALL);
  await tab(other, 'pnpm').click();
  await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys, Home and End move between tabs; Tab leaves them', async ({ page }) => {
  await openPage(page, INSTALL);
  await tab(page, 'npm').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Yarn'],
    ['End', 'Bun'],
    ['ArrowLeft', 'pnpm'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('the pressed tabs stay in place when panels above them change, also without storage', async ({ page }) => {
  await blockStorage(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, INSTALL);
  const pressed = tab(page, 'Yarn', 2);
  await pressed.scrollIntoViewIfNeeded();
  const before = await pressed.boundingBox();
  await pressed.click();
  await expect(page.getByText('yarn add --dev @types/harbor')).toBeVisible();
  await expect(tab(page, 'Yarn')).toHaveAttribute('aria-selected', 'true');
  expect((await pressed.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
