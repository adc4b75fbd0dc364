import type { Page } from '@playwright/test';
import { openUntilIdle } from './pageChunks.ts';
import { FIXTURE_URL, openPage, switchVersion, words } from './site.ts';
import { expect, test } from './test.ts';

const KEY = 'docs-preferred-version-default';
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Harbor', exact: true });
const area = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'API', exact: true });

/** Store a choice as on an earlier visit. */
const prefer = (page: Page, name: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, name] as const);

test('the version that is chosen in the menu is kept', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  expect(await stored(page)).toBeNull();
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/api/`);
  expect(await stored(page)).toBe('3.0.0');
});

test('the version that is chosen in the drawer is kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, `${FIXTURE_URL}api/`);
  await page.getByRole('button', { name: words.navbar.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: /^next/ }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}next/api/`);
  expect(await stored(page)).toBe('next');
});

test('a page of no version leads to the preferred version', async ({ page }) => {
  await prefer(page, '3.0.0');
  await page.goto(`${FIXTURE_URL}lost/`);
  await expect(brand(page)).toHaveAttribute('href', '/manual/3.0.0/');
  await area(page).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/api/`);
});

test('a shared address never redirects to the preferred version', async ({ page }) => {
  await prefer(page, '3.0.0');
  await openUntilIdle(page, `${FIXTURE_URL}api/`, `${FIXTURE_URL}api/watch/`);
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
  await expect(brand(page)).toHaveAttribute('href', '/manual/');
});

test('a choice that the site no longer has is forgotten', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}versions/`);
  await page.evaluate((key) => localStorage.setItem(key, '0.1.0'), KEY);
  await page.goto(`${FIXTURE_URL}api/`);
  await expect.poll(() => stored(page)).toBeNull();
});

test('everything works without storage', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('Storage is switched off.');
      },
    });
  });
  await openPage(page, `${FIXTURE_URL}lost/`);
  await expect(brand(page)).toHaveAttribute('href', '/manual/');
  await openPage(page, `${FIXTURE_URL}api/`);
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/api/`);
  expect(errors).toEqual([]);
});
