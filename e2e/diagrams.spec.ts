import type { Page } from '@playwright/test';
import { listMisplacedText, listWeakParts } from './diagramFaults.ts';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const article = (page: Page) => page.getByRole('article');

test.describe('in both modes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('text and lines can be read, and no text overlaps or leaves its box', async ({ page }) => {
    for (const address of ['format/stream/', 'format/layers/', 'format/handshake/', 'devices/']) {
      await openPage(page, address);
      await expect(article(page).locator('figure svg').first()).toBeVisible();
      expect(await listMisplacedText(article(page)), address).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        expect(await listWeakParts(article(page)), `${address} ${colorScheme}`).toEqual([]);
      }
    }
  });
});
