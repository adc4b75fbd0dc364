import type { PageHistoryFile } from '../common/pageHistory.ts';
import { PREFERRED_VERSION_KEY } from '../common/storageKeys.ts';
import { switchVersion } from './site.ts';
import { expect, test } from './test.ts';

test('a page says in one line in which versions it changed, and opens into the list', async ({ page }) => {
  await page.goto('/3.1.0/api/write/');
  const line = page.locator('summary', { hasText: 'Since 3.0.0 or earlier · changed in 3.1.0' });
  await line.focus();
  await page.keyboard.press('Enter');
  const list = page.locator('details', { has: line });
  await expect(list.getByRole('listitem').filter({ hasText: /^3\.1\.0:/ })).toContainText(
    'Moved from /3.0.0/api/old-write/',
  );
  await list.getByRole('link', { name: 'Permissions' }).click();
  await expect(page).toHaveURL('/3.1.0/api/write/#permissions');
  await list.getByRole('link', { name: '3.0.0', exact: true }).click();
  await expect(page).toHaveURL('/3.0.0/api/old-write/');
});

test('a page that is the same as in the version before says so', async ({ page }) => {
  await page.goto('/api/write/');
  await expect(page.getByText('same as in 3.1.0')).toBeVisible();
});

test('a page tells of a version that was released after it was built', async ({ page }) => {
  await page.route('**/history/api/write/index.json', async (route) => {
    const file: PageHistoryFile = await (await route.fetch()).json();
    file.pages[0]?.splice(1, 0, {
      name: '5.0.0',
      path: '/5.0.0/api/write/',
      title: 'write',
      change: 'changed',
      share: 5,
    });
    await route.fulfill({ json: file });
  });
  await page.goto('/3.1.0/api/write/');
  await expect(page.getByText('Since 3.0.0 or earlier · changed in 3.1.0, 5.0.0')).toBeVisible();
});

test('the line stays where its data cannot be had', async ({ page }) => {
  await page.route('**/history/api/write/index.json', (route) => route.abort());
  await page.goto('/3.1.0/api/write/');
  await page.waitForFunction(() => performance.getEntriesByName('docs:hydrated').length > 0);
  await expect(page.getByRole('link', { name: 'Since 3.0.0 or earlier · changed in 3.1.0' })).toBeVisible();
});

test('sections that are new or changed since the version that the reader chose are marked', async ({ page }) => {
  await page.goto('/3.0.0/api/old-write/');
  await switchVersion(page, '4.0.0');
  await expect(page).toHaveURL('/api/write/');
  // The reader chose this version last, and another one before that.
  await page.evaluate(([key, name]) => localStorage.setItem(key, name), [PREFERRED_VERSION_KEY, '3.0.0'] as const);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Permissions' })).toContainText('new since 3.0.0');
});

test('the notice of an old version keeps the anchor', async ({ page }) => {
  await page.goto('/3.1.0/api/write/#permissions');
  await page
    .getByRole('region', { name: 'Version notice' })
    .getByRole('link', { name: 'latest version', exact: true })
    .click();
  await expect(page).toHaveURL('/api/write/#permissions');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the line leads to the history of the page', async ({ page }) => {
    await page.goto('/3.1.0/api/write/');
    await page.getByRole('link', { name: 'Since 3.0.0 or earlier · changed in 3.1.0' }).click();
    await expect(page.getByRole('heading', { name: 'History of write' })).toBeVisible();
    const entry = page.getByRole('listitem').filter({ hasText: /^3\.1\.0:/ });
    await expect(entry.getByRole('link', { name: 'Commits' })).toHaveAttribute(
      'href',
      /\/commits\/[0-9a-f]{40}\/docs\//,
    );
    await entry.getByRole('link', { name: 'Permissions' }).click();
    await expect(page).toHaveURL('/3.1.0/api/write/#permissions');
  });
});
