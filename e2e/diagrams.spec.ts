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

test('a wide diagram scrolls in its own box on a narrow screen, also with the keyboard, and is printed whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, 'devices/');
  const box = article(page).getByRole('group', { name: 'Diagram: From the page to the hook.' });
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, 'format/stream/');
  await expect(article(page).locator('figure svg').first()).toBeVisible();
  await expect(article(page).getByRole('group', { name: /^Diagram/ })).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 500, height: 900 });
  await openPage(page, 'devices/');
  const svg = article(page).locator('figure svg');
  expect(await svg.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(500);
});
