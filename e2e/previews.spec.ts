import type { Locator, Page } from '@playwright/test';
import { openUntilIdle } from './pageChunks.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const findPreview = (page: Page): Locator => page.getByRole('region', { name: 'Packet header' });

/** A word that only the scripts of previews have. */
const LIVE = /harbor-server max_size|padStart\(2/;

test('a page loads its preview when it is near the view, and the preview works', async ({ page }) => {
  const texts: string[] = [];
  // What a response holds is lost when the page goes, so it is read on its way.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    texts.push(await response.text());
    await route.fulfill({ response });
  });
  await openUntilIdle(page, 'format/packet/', 'format/stream/');
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => LIVE.test(text))).toEqual([]);
  await findPreview(page).scrollIntoViewIfNeeded();
  await findPreview(page).getByLabel(words.library.packetHeader.size).fill('255');
  await expect(findPreview(page).getByLabel(words.library.packetHeader.bytes)).toHaveText('01 ff');
  expect(texts.filter((text) => LIVE.test(text))).toHaveLength(1);
});

test('a preview that fails to load keeps its fallback, and can be retried', async ({ page }) => {
  await openPage(page, 'format/packet/');
  await page.route('**/static/js/async/*.js', (route) => route.abort());
  const preview = findPreview(page);
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole('status')).toContainText('The live preview did not load.');
  await expect(preview.getByText('57 52 54 45')).toBeVisible();
  await page.unroute('**/static/js/async/*.js');
  await preview.getByRole('button', { name: words.ui.retry }).press('Enter');
  await expect(preview.getByLabel(words.library.packetHeader.bytes)).toBeVisible();
  await expect(preview).toBeFocused();
});
