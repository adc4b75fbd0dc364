import { expectSoundPage } from '../everyPage.ts';
import { findCut, readOverflow, spaceText } from '../fit.ts';
import { PAGE_KINDS } from '../pageKinds.ts';
import { expect, test } from '../test.ts';

// The matrix of `e2e/everyPage.spec.ts`: each kind of page at each width, in both colour modes.

test.describe.configure({ timeout: 120_000 });

for (const width of [390, 768, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [kind, address] of PAGE_KINDS) {
      test(`${kind} is accessible, still and without errors, and bears the reader's text spacing`, async ({ page }) => {
        await expectSoundPage(page, address);
        await spaceText(page);
        expect(await readOverflow(page), "with the reader's text spacing").toBeLessThanOrEqual(0);
        expect(await findCut(page), "text that the reader's text spacing cuts off").toEqual([]);
      });
    }
  });
}
