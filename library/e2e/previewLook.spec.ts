import { findFaults, MODES } from '../../e2e/axe.ts';
import { readShift, SHIFT_LIMIT, watchShifts } from '../../e2e/layoutShift.ts';
import { expect, test } from '../../e2e/test.ts';
import { choose, findPreview, openPreview, PREVIEW_NAMES, PREVIEW_PAGES, typeInto } from './previews.ts';
import { words } from './words.ts';

// Without motion, no colour is measured during a transition. The policy of a page does not allow the script of axe.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('each preview loads without moving anything, fits, and has no accessibility faults', async ({ page }) => {
    test.setTimeout(120_000);
    await watchShifts(page);
    for (const name of PREVIEW_NAMES) {
      // Without a released version, the notice above the page gets shorter when the manifest arrives.
      const manifest = page.waitForResponse('**/versions.json');
      await page.goto(`/next/${PREVIEW_PAGES[name]}`);
      await (await manifest).finished();
      await readShift(page);
      const preview = findPreview(page, name);
      // It comes into view at once, as it does for a reader who follows a link to it.
      await preview.evaluate((place) => {
        place.scrollIntoView({ block: 'start', behavior: 'instant' });
        window.layoutShift = 0;
      });
      await expect(preview, name).toHaveAttribute('data-status', 'done');
      expect(await readShift(page), name).toBeLessThanOrEqual(SHIFT_LIMIT);
      const overflow = await preview.evaluate((place) => {
        const { right } = place.getBoundingClientRect();
        return [...place.querySelectorAll('*')].filter(
          (element) => !element.closest('thead') && element.getBoundingClientRect().right > right + 1,
        ).length;
      });
      expect(overflow, name).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320);
      for (const [colorScheme, findModeFaults] of MODES) {
        await page.emulateMedia({ colorScheme });
        expect(await findModeFaults(page, '[data-preview]'), `${name}, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
});

test('axe finds nothing in fields with mistakes and fields that are switched off', async ({ page }) => {
  const preview = await openPreview(page, 'scrcpy-options');
  await typeInto(page, preview.getByLabel('maxSize'), 'large');
  await preview.focus();
  await choose(page, preview.getByLabel(words.previews.scrcpyOptions.serverVersion), '1.20');
  expect(await findFaults(page, '[data-preview]')).toEqual([]);
});
