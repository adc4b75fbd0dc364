import { expectRoomForText, expectSoundPage } from '../everyPage.ts';
import { PAGE_KINDS } from '../pageKinds.ts';
import { test } from '../test.ts';

// The matrix of `e2e/everyPage.spec.ts`: each kind of page at the other widths.

test.describe.configure({ timeout: 120_000 });

for (const width of [390, 768]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [kind, address] of PAGE_KINDS) {
      test(`${kind} is accessible, still and without errors, and bears the reader's text spacing`, async ({ page }) => {
        await expectSoundPage(page, address);
        await expectRoomForText(page);
      });
    }
  });
}
