import type { Page } from '@playwright/test';
import { breakPage, breakSite, CRASH, repairPages } from './breakSite.ts';
import { FIXTURE_URL, words } from './site.ts';
import { expect, test } from './test.ts';

const BROKEN = '/3.1.0/api/cargo/manifest/load/';
const SOUND = '/3.1.0/api/cargo/manifest/';

const sidebar = (page: Page) => page.getByRole('navigation', { name: words.sidebar.sidebar });
const crashTitle = (page: Page) => page.getByRole('main').getByRole('heading', { name: words.loading.crashTitle });

/** Go to the broken page from the page above it, without a reload. */
async function enterBrokenPage(page: Page): Promise<void> {
  await breakPage(page, BROKEN);
  await page.goto(SOUND);
  await sidebar(page).getByRole('link', { name: 'load', exact: true }).click();
  await expect(crashTitle(page)).toBeVisible();
}

test('a page that crashes shows the messages of the error and of its causes', async ({ page }) => {
  await enterBrokenPage(page);
  await expect(page).toHaveTitle(new RegExp(`^${words.loading.crashTitle}`));
  const main = page.getByRole('main');
  await expect(main).toContainText(words.loading.crashed);
  await expect(main).toContainText(CRASH.message);
  await expect(main).toContainText(CRASH.cause);
  await expect(page.getByRole('navigation', { name: words.sidebar.onThisPage })).toBeHidden();
});

test('a page that crashes at the first load shows them too', async ({ page }) => {
  await breakPage(page, BROKEN);
  await page.goto(BROKEN);
  await expect(crashTitle(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('"Try again" renders the page again', async ({ page }) => {
  await enterBrokenPage(page);
  await repairPages(page);
  await page.getByRole('button', { name: words.loading.tryAgain }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText('load');
  await expect(crashTitle(page)).toBeHidden();
  await expect(page).toHaveTitle(/^(?!Page Error)/);
});

test('"Try again" shows the crash again while the page is broken', async ({ page }) => {
  await enterBrokenPage(page);
  await page.getByRole('button', { name: words.loading.tryAgain }).click();
  await expect(crashTitle(page)).toBeVisible();
});

test('the sidebar leads from a crash to other pages and back', async ({ page }) => {
  await enterBrokenPage(page);
  await sidebar(page).getByRole('link', { name: 'unload', exact: true }).click();
  await expect(page).toHaveURL('/3.1.0/api/cargo/manifest/unload/');
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText('unload');
  await page.goBack();
  await expect(crashTitle(page)).toBeVisible();
});

test('the navbar leads away from a crash', async ({ page }) => {
  await enterBrokenPage(page);
  await page.getByRole('banner').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL('/3.1.0/format/');
  await expect(page.getByRole('article')).toBeVisible();
});

test('a crash writes one error to the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await enterBrokenPage(page);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain(CRASH.message);
});

test.describe('outside the page', () => {
  for (const [what, part] of [['the footer', 'footer']] as const) {
    test(`a crash of ${what} shows the crash screen, and "Try again" renders the site again`, async ({ page }) => {
      await breakSite(page, part);
      await page.goto(`${FIXTURE_URL}api/read/`);
      await expect(crashTitle(page)).toBeVisible();
      await expect(page).toHaveTitle('Page Error - Harbor');
      await expect(page.getByRole('main')).toContainText(CRASH.message);
      await expect(page.getByRole('main')).toContainText(CRASH.cause);
      await page.getByRole('button', { name: words.loading.tryAgain }).click();
      await expect(crashTitle(page)).toBeVisible();
      await repairPages(page);
      await page.getByRole('button', { name: words.loading.tryAgain }).click();
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText('read');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(crashTitle(page)).toHaveCount(0);
      await expect(page).toHaveTitle('read - Harbor');
      await expect(page.getByRole('main')).toBeFocused();
    });
  }

  test('the crash screen leads to the home page', async ({ page }) => {
    await breakSite(page, 'footer');
    await page.goto(`${FIXTURE_URL}api/read/`);
    // The page as it was built has a link of this name too, until the crash.
    await expect(crashTitle(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: words.ui.homePage }).click();
    await expect(page).toHaveURL(FIXTURE_URL);
  });
});
