import { expect, test } from '../../e2e/test.ts';
import { findPreview, PREVIEW_NAMES, PREVIEW_PAGES } from './previews.ts';

test.use({ javaScriptEnabled: false });

test('without scripts, each preview shows its fallback text, without reserved space', async ({ page }) => {
  for (const name of PREVIEW_NAMES) {
    await page.goto(`/next/${PREVIEW_PAGES[name]}`);
    const preview = findPreview(page, name);
    await expect(preview.getByRole('paragraph').nth(1)).toBeVisible();
    const { height = 0 } = (await preview.boundingBox()) ?? {};
    expect(height, name).toBeGreaterThan(60);
    expect(height, name).toBeLessThan(450);
  }
});
