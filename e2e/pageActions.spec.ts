import type { Page } from '@playwright/test';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const { actions } = words.layout;

/** Open the menu of what can be done with a page. */
const openActions = (page: Page) => page.locator('summary').filter({ hasText: actions.menu }).click();

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a page is copied as Markdown', async ({ page }) => {
    await openPage(page, 'api/read/');
    await openActions(page);
    await page.getByRole('button', { name: actions.copyMarkdown }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^# read\n\n> Harbor, version 4\.0\.0: </);
    await expect(page.getByRole('button', { name: words.ui.copying.copied }).first()).toBeVisible();
  });

  test('a copy that cannot be fetched is reported', async ({ page }) => {
    await page.route('**/index.md', (route) => route.abort());
    await openPage(page, 'api/read/');
    await openActions(page);
    await page.getByRole('button', { name: actions.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: words.ui.copying.failed })).toBeVisible();
  });
});
