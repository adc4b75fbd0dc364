import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MODES } from '../axe.ts';
import { openPage, WORKSHOP_URL } from '../site.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGES = readdirSync(path.join(import.meta.dirname, '../workshop/docs'))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => (name === 'index.mdx' ? '' : `${path.basename(name, '.mdx')}/`));

/** Axe counts the landmarks of frames with those of the page. A page that shows something twice has each twice. */
const isOfOneDocument = (fault: string): boolean => !fault.startsWith('landmark-unique:');

for (const address of PAGES) {
  test(`axe finds nothing in the workshop on /${address}`, async ({ page }) => {
    await openPage(page, WORKSHOP_URL + address);
    for (const frame of await page.locator('iframe').all())
      await expect(frame.contentFrame().locator('[data-example] > *').first()).toBeAttached();
    for (const [colorScheme, findFaults] of MODES) {
      await page.emulateMedia({ colorScheme });
      expect((await findFaults(page)).filter(isOfOneDocument), colorScheme).toEqual([]);
    }
  });
}
