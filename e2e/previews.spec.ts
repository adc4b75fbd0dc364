import type { Page } from '@playwright/test';
import { openUntilIdle } from './pageChunks.ts';
import { findPreview, PREVIEW_NAMES, PREVIEW_PAGES, tabTo } from './previews.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

/** Words that only the scripts of previews have. */
const LIVE = /There is (no (packet|filter|command|message)|nothing to read) yet|No property found/;

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

test('a page loads its preview when it is near the view', async ({ page }) => {
  const texts = await watchScripts(page);
  await openUntilIdle(page, '/format/packet/', '/format/layers/');
  expect(texts.filter((text) => LIVE.test(text))).toEqual([]);
  await findPreview(page, 'packet-inspector').scrollIntoViewIfNeeded();
  await expect(findPreview(page, 'packet-inspector')).toHaveAttribute('data-status', 'done');
  expect(texts.filter((text) => LIVE.test(text))).toHaveLength(1);
});

for (const [base, logcat] of [
  ['/next/', PREVIEW_PAGES.logcat],
  ['/3.1.0/', 'api/log/'],
] as const)
  test(`every preview is on its page below ${base} too`, async ({ request }) => {
    for (const name of PREVIEW_NAMES) {
      const html = await (await request.get(base + { ...PREVIEW_PAGES, logcat }[name])).text();
      expect(html, name).toContain(`data-preview="${name}"`);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of PREVIEW_NAMES)
    test(`${name} shows its fallback text, without reserved space`, async ({ page }) => {
      await page.goto(`/${PREVIEW_PAGES[name]}`);
      const preview = findPreview(page, name);
      await expect(preview.getByRole('paragraph').nth(1)).toBeVisible();
      const { height = 0 } = (await preview.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(60);
      expect(height).toBeLessThan(450);
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
  const preview = findPreview(page, 'packet-inspector');
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole('status')).toContainText('The live preview did not load.');
  await expect(preview.getByText('57 52 54 45')).toBeVisible();
  await page.unroute('**/static/js/async/*.js');
  await preview.focus();
  await tabTo(page, preview.getByRole('button', { name: words.ui.retry }));
  await page.keyboard.press('Enter');
  await expect(preview.getByLabel('Header')).toBeVisible();
  await expect(preview).toBeFocused();
});
