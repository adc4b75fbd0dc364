import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const { actions } = words.layout;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

// `sampleSource.spec.ts` has a copy that cannot be fetched.
test('a page is copied as Markdown', async ({ page }) => {
  await openPage(page, 'api/read/');
  await page.locator('summary').filter({ hasText: actions.menu }).click();
  await page.getByRole('button', { name: actions.copyMarkdown }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^# read\n\n> Harbor, version 4\.0\.0: </);
  await expect(page.getByRole('button', { name: words.ui.copying.copied }).first()).toBeVisible();
});
