import { findFaults } from '../../e2e/axe.ts';
import { readShift, SHIFT_LIMIT, watchShifts } from '../../e2e/layoutShift.ts';
import { expect, test } from '../../e2e/test.ts';
import { choose, findPreview, openPreview, PREVIEW_NAMES, PREVIEW_PAGES, typeInto } from './previews.ts';
import { words } from './words.ts';

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const name of PREVIEW_NAMES)
      test(`nothing moves when ${name} is loaded`, async ({ page }) => {
        await watchShifts(page);
        // Without a released version, the notice above the page gets shorter when the manifest arrives.
        const manifest = page.waitForResponse('**/versions.json');
        await page.goto(`/next/${PREVIEW_PAGES[name]}`);
        await (await manifest).finished();
        await readShift(page);
        // It comes into view at once, as it does for a reader who follows a link to it.
        await findPreview(page, name).evaluate((place) => {
          place.scrollIntoView({ block: 'start', behavior: 'instant' });
          window.layoutShift = 0;
        });
        await expect(findPreview(page, name)).toHaveAttribute('data-status', 'done');
        expect(await readShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
      });
  });
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const name of PREVIEW_NAMES)
    test(`${name} fits`, async ({ page }) => {
      const preview = await openPreview(page, name);
      const overflow = await preview.evaluate((place) => {
        const { right } = place.getBoundingClientRect();
        return [...place.querySelectorAll('*')].filter(
          (element) => !element.closest('thead') && element.getBoundingClientRect().right > right + 1,
        ).length;
      });
      expect(overflow).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
});

for (const mode of ['light', 'dark'] as const) {
  test.describe(`in the ${mode} mode`, () => {
    // Without motion, no colour is measured during a transition. The policy of a page does not allow the script of axe.
    test.use({ colorScheme: mode, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), mode));

    for (const name of PREVIEW_NAMES)
      test(`axe finds nothing in ${name}`, async ({ page }) => {
        await openPreview(page, name);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findFaults(page, '[data-preview]'), `${width} px`).toEqual([]);
        }
      });
  });
}

test.describe('with mistakes', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing in fields with mistakes and fields that are switched off', async ({ page }) => {
    const preview = await openPreview(page, 'scrcpy-options');
    await typeInto(page, preview.getByLabel('maxSize'), 'large');
    await preview.focus();
    await choose(page, preview.getByLabel(words.previews.scrcpyOptions.serverVersion), '1.20');
    expect(await findFaults(page, '[data-preview]')).toEqual([]);
  });
});
