import type { Page } from '@playwright/test';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const { actions } = words.layout;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const menu = (page: Page) => page.locator('summary').filter({ hasText: actions.menu });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

// `sampleSource.spec.ts` has a copy that cannot be fetched.
test('a page is copied as Markdown', async ({ page }) => {
  await openPage(page, 'api/read/');
  await menu(page).click();
  await page.getByRole('button', { name: actions.copyMarkdown }).click();
  await expect.poll(() => readClipboard(page)).toMatch(/^# read\n\n> Harbor, version 4\.0\.0: </);
  await expect(page.getByRole('button', { name: words.ui.copying.copied }).first()).toBeVisible();
});

test('while words of a search are highlighted, the link with them is copied', async ({ page }) => {
  const copy = page.getByRole('button', { name: actions.copyHit });
  await openPage(page, 'next/api/write/?_highlight=chunk#permissions');
  await expect(page).toHaveURL('next/api/write/#permissions');
  await menu(page).click();
  await copy.click();
  await expect.poll(() => readClipboard(page)).toMatch(/\/next\/api\/write\/\?_highlight=chunk#permissions$/);
  // The first press closes the menu.
  for (const _press of ['menu', 'highlights']) await page.keyboard.press('Escape');
  await menu(page).click();
  await expect(page.getByRole('button', { name: actions.copyMarkdown })).toBeVisible();
  await expect(copy).toHaveCount(0);
});
