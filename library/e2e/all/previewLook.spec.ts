import { MODES } from '../../../e2e/axe.ts';
import { expect, test } from '../../../e2e/test.ts';
import { openPreview, PREVIEW_NAMES } from '../previews.ts';

for (const [mode, findFaults] of MODES)
  test.describe(`in the ${mode} mode`, () => {
    // Without motion, no colour is measured during a transition. The policy of a page does not allow the script of axe.
    test.use({ colorScheme: mode, contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), mode));

    for (const name of PREVIEW_NAMES)
      test(`axe finds nothing in ${name}`, async ({ page }) => {
        await openPreview(page, name);
        for (const width of [390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findFaults(page), `${width} px`).toEqual([]);
        }
      });
  });
