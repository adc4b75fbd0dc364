import type { Page } from '@playwright/test';
import { readShift, SHIFT_LIMIT, watchShifts } from './layoutShift.ts';
import { PAGE_KINDS } from './pageKinds.ts';
import { FIXTURE_URL, openPage, RETIRED_VERSION, words } from './site.ts';
import { expect, test } from './test.ts';

/** Pages that load no file that describes the site: the merge has written all of them. */
const isPlain = (address: string): boolean =>
  /^\/(?:versions|history)\//.test(address) || address === `/${RETIRED_VERSION}/api/read/`;

/** Open a page and wait until it has loaded the files that describe the site. */
async function openSettledPage(page: Page, address: string): Promise<void> {
  const manifest = isPlain(address) ? undefined : page.waitForResponse('**/versions.json');
  await openPage(page, address);
  await (await manifest)?.finished();
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => watchShifts(page));

    for (const [kind, address] of PAGE_KINDS) {
      test(`nothing moves while ${kind} loads`, async ({ page }) => {
        await openSettledPage(page, address);
        expect(await readShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
      });
    }

    test('nothing moves when the page learns after rendering that its version is old', async ({ page }) => {
      await page.route('**/versions.json', async (route) => {
        const manifest = await (await route.fetch()).json();
        const [, latest] = manifest.versions;
        const released = { ...latest, name: '5.0.0', label: '5.0.0' };
        manifest.versions.splice(1, 1, released, { ...latest, role: 'older', isLast: false, path: '/4.0.0/' });
        manifest.latest = '5.0.0';
        await route.fulfill({ json: manifest });
      });
      await page.goto('/api/read/');
      await expect(page.getByRole('region', { name: words.versions.notice.name })).toBeVisible();
      expect(await readShift(page)).toBeLessThanOrEqual(SHIFT_LIMIT);
    });
  });
}

for (const start of ['/', FIXTURE_URL]) {
  test(`nothing moves on the way from ${start} to other pages`, async ({ page }) => {
    // So low that the ends of short pages, which are at different heights, are out of view.
    await page.setViewportSize({ width: 1280, height: 400 });
    await watchShifts(page);
    await openSettledPage(page, start);
    for (const name of ['API', 'Format', 'Guide']) {
      // Called from a script, so that it does not count as input, after which any movement is forgiven.
      await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute('aria-current');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await readShift(page), name).toBeLessThanOrEqual(SHIFT_LIMIT);
      await page.evaluate(() => {
        window.layoutShift = 0;
      });
    }
  });
}
