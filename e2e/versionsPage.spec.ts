import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { openPage, switchVersion, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

const NAMES = VERSIONS.map(([name]) => name);

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) }) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('lists every version with its day, its state and what is new', async ({ page }) => {
      await (javaScriptEnabled ? openPage(page, '/versions/') : page.goto('/versions/'));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.versions.menu);
      for (const name of NAMES) await expect(rowOf(page, name)).toBeVisible();
      const latest = rowOf(page, '4.0.0');
      await expect(latest).toContainText(words.sitePages.allVersions.states.supported);
      await expect(latest).toContainText('2024-01-02');
      const maintained = rowOf(page, '3.1.0');
      await expect(maintained).toContainText(words.sitePages.allVersions.states.maintained);
      await expect(maintained).toContainText('2023-11-20');
      await expect(maintained).toContainText(/Since 3\.0\.0: \d+ new, \d+ changed/);
      await latest.getByRole('link', { name: words.sitePages.allVersions.newIn('4.0.0') }).click();
      await expect(main.getByRole('listitem').filter({ hasText: /^(The binary|Text stays)/ })).toHaveText([
        'The binary log has a page of its own.',
        'Text stays text: <b>bold</b> & co.',
      ]);
    });

    test('has the shell around it', async ({ page }) => {
      await page.goto('/versions/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'API', exact: true })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await rowOf(page, '3.0.0').getByRole('link', { name: '3.0.0', exact: true }).click();
      await expect(page).toHaveURL('/3.0.0/');
    });
  });
}

test('leads to what differs from the version before', async ({ page }) => {
  await page.goto('/versions/');
  await page.getByRole('link', { name: 'Compare with 3.1.0' }).click();
  await expect(page).toHaveURL('/compare/?from=3.1.0&to=4.0.0');
  await expect(page.getByRole('heading', { name: words.compare.pages.changed })).toBeVisible();
});

test('is there again after the way back', async ({ page }) => {
  await openPage(page, '/versions/');
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/');
  await page.goBack();
  await expect(rowOf(page, '3.0.0')).toBeVisible();
});

test('says that the list did not load, and leads to another try', async ({ page }) => {
  await openPage(page, '/versions/');
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/');
  await page.route('**/versions/', (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/versions/');
  await page.getByRole('alert').getByRole('link').click();
  await expect(rowOf(page, '3.0.0')).toBeVisible();
});

test('each version has it in its own shell, and its permalink leads to the one of the site', async ({ page }) => {
  await openPage(page, '/versions/');
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('/3.0.0/versions/');
  await expect(rowOf(page, '4.0.0')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://harbor.example/versions/');
  await page.goto('/4.0.0/versions/');
  await expect(page).toHaveURL('/versions/');
});

test('an older version that is maintained says so', async ({ page }) => {
  await page.goto('/3.1.0/api/');
  const notice = page.getByRole('region', { name: words.versions.notice.name });
  await expect(notice).toContainText('Harbor 3.1.0, which gets fixes, but nothing new.');
});

// The policy of a page does not allow the script of axe.
test.describe('reads well', () => {
  test.use({ bypassCSP: true });

  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1280, 'light'],
  ] as const) {
    test(`at ${width} px in the ${colorScheme} mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await openPage(page, '/versions/');
      expect(await findFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

test('keeps the dark mode that the reader chose', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, '/versions/');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await openPage(page, '/');
  await page.goto('/versions/');
  await expect(page.locator('html')).toHaveClass(/dark/);
});
