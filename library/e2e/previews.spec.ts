import { expect, test } from '../../e2e/test.ts';
import { findPreview, PREVIEW_NAMES, PREVIEW_PAGES } from './previews.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const name of PREVIEW_NAMES)
    test(`${name} shows its fallback text, without reserved space`, async ({ page }) => {
      await page.goto(`/next/${PREVIEW_PAGES[name]}`);
      const preview = findPreview(page, name);
      await expect(preview.getByRole('paragraph').nth(1)).toBeVisible();
      const { height = 0 } = (await preview.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(60);
      expect(height).toBeLessThan(450);
    });
});
