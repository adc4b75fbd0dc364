import { MODES } from './axe.ts';
import { PAGE_KINDS } from './pageKinds.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

// A sample of every kind of page and of everything that opens above one; `npm run check:a11y` checks every page.

const WIDTHS = [390, 768, 1280];

// Axe reads every element of long pages, three times in each test.
test.describe.configure({ timeout: 120_000 });

// Without motion, no colour is measured during a transition. The policy of a page does not allow the script of axe.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

for (const [mode, findFaults] of MODES) {
  test.describe(`in the ${mode} mode`, () => {
    // Storage and the system have the same mode, because some pages read only one of them.
    test.use({ colorScheme: mode });
    test.beforeEach(({ page }) => page.addInitScript((value) => localStorage.setItem('theme', value), mode));

    for (const [kind, address] of PAGE_KINDS) {
      test(`axe finds nothing on ${kind}`, async ({ page }) => {
        await openPage(page, address);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findFaults(page), `${width} px`).toEqual([]);
        }
      });
    }

    test('axe finds nothing in the open drawer', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await openPage(page, '/3.1.0/api/cargo/manifest/');
      await page.getByRole('button', { name: words.navbar.menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    });

    test('axe finds nothing in the open version menu', async ({ page }) => {
      await openPage(page, '/next/format/key/');
      const menu = page.getByRole('navigation', { name: words.versions.menu });
      await menu.getByText(/^Version:/).click();
      await expect(menu.getByRole('link', { name: words.versions.all })).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
    });
  });
}
