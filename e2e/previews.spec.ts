import type { Locator, Page } from '@playwright/test';
import { openUntilIdle } from './pageChunks.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const findPreview = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

/** A word that only the scripts of previews have. */
const LIVE = /harbor-server max_size|padStart\(2/;

/** Keep the scripts that a page asks for. What a response holds is lost when the page goes, so it is read on its way. */
async function watchScripts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    texts.push(await response.text());
    await route.fulfill({ response });
  });
  return texts;
}

test('no other page loads a preview or its code', async ({ page }) => {
  const texts = await watchScripts(page);
  await openUntilIdle(page, '/', '/guide/streams/');
  await openUntilIdle(page, '/format/stream/', '/format/layers/');
  await openUntilIdle(page, '/3.0.0/format/packet/', '/3.0.0/format/layers/');
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => LIVE.test(text))).toEqual([]);
});

test('a page loads its preview when it is near the view, and the preview works', async ({ page }) => {
  const texts = await watchScripts(page);
  await openUntilIdle(page, '/format/packet/', '/format/layers/');
  expect(texts.filter((text) => LIVE.test(text))).toEqual([]);
  const preview = findPreview(page, 'Packet header');
  await preview.scrollIntoViewIfNeeded();
  await preview.getByLabel(words.library.packetHeader.size).fill('255');
  await expect(preview.getByLabel(words.library.packetHeader.bytes)).toHaveText('01 ff');
  expect(texts.filter((text) => LIVE.test(text))).toHaveLength(1);
});

for (const base of ['/next/', '/', '/3.1.0/'])
  test(`previews are on their pages below ${base}`, async ({ page }) => {
    await openPage(page, `${base}devices/options/`);
    const preview = findPreview(page, 'Server command');
    await preview.scrollIntoViewIfNeeded();
    await expect(preview.getByLabel(words.library.serverCommand.command)).toHaveText('harbor-server max_size=1280');
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a preview shows its fallback text, without reserved space', async ({ page }) => {
    await page.goto('/devices/options/');
    const preview = findPreview(page, 'Server command');
    await expect(preview.getByRole('paragraph').nth(1)).toBeVisible();
    const { height = 0 } = (await preview.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(60);
    expect(height).toBeLessThan(200);
  });
});

test('the Markdown copy has the words and no comment', async ({ request }) => {
  const copy = await (await request.get('/format/packet/index.md')).text();
  expect(copy).toContain('57 52 54 45   command        WRTE');
  expect(copy).not.toContain('preview:');
});

test('a preview that fails to load keeps its fallback, and can be retried', async ({ page }) => {
  await openPage(page, '/format/packet/');
  await page.route('**/static/js/async/*.js', (route) => route.abort());
  const preview = findPreview(page, 'Packet header');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole('status')).toContainText('The live preview did not load.');
  await expect(preview.getByText('57 52 54 45')).toBeVisible();
  await page.unroute('**/static/js/async/*.js');
  await preview.getByRole('button', { name: words.ui.retry }).focus();
  await page.keyboard.press('Enter');
  await expect(preview.getByLabel(words.library.packetHeader.bytes)).toBeVisible();
  await expect(preview).toBeFocused();
});
