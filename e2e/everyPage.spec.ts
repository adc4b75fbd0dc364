import type { Page } from '@playwright/test';
import { findColorFaults, findFaults } from './axe.ts';
import { expectRoomForText, expectSoundPage, readOverflow } from './everyPage.ts';
import { readShift, SHIFT_LIMIT, watchShifts } from './layoutShift.ts';
import { PAGE_KINDS } from './pageKinds.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

// One load of each kind of page proves what all pages have. `e2e/all/everyPage.spec.ts` does so at other widths.

// Axe reads every element of long pages. Without motion, no colour is measured during a transition.
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** Expect that axe finds nothing in what is open now, in either colour mode. */
async function expectNoFaults(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findColorFaults(page)).toEqual([]);
}

for (const [kind, address] of PAGE_KINDS) {
  test(`${kind} is accessible, still and without errors, and fits small windows`, async ({ page }) => {
    await expectSoundPage(page, address);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await readOverflow(page), 'on a phone').toBeLessThanOrEqual(0);
    // A window of 1280 × 1024 pixels, enlarged four times.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await readOverflow(page), 'enlarged four times').toBeLessThanOrEqual(0);
    await expectRoomForText(page);
  });
}

test('the open drawer is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openPage(page, '3.1.0/api/cargo/manifest/');
  await page.getByRole('button', { name: words.navbar.menu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFaults(page);
});

test('the open version menu is accessible', async ({ page }) => {
  await openPage(page, 'next/format/key/');
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.getByText(/^Version:/).click();
  await expect(menu.getByRole('link', { name: words.versions.all })).toBeVisible();
  await expectNoFaults(page);
});

test('the skip link leads past the navigation', async ({ page }) => {
  await openPage(page, 'api/cargo/manifest/load/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('nothing moves when the page learns after rendering that its version is old', async ({ page }) => {
  await watchShifts(page);
  await page.route('**/versions.json', async (route) => {
    const manifest = await (await route.fetch()).json();
    const [, latest] = manifest.versions;
    const released = { ...latest, name: '5.0.0', label: '5.0.0' };
    const older = { ...latest, role: 'older', isLast: false, path: `${latest.path}4.0.0/` };
    manifest.versions.splice(1, 1, released, older);
    manifest.latest = '5.0.0';
    await route.fulfill({ json: manifest });
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, 'api/read/');
    await expect(page.getByRole('region', { name: words.versions.notice.name })).toBeVisible();
    expect(await readShift(page), `${width} px`).toBeLessThanOrEqual(SHIFT_LIMIT);
  }
});

test('nothing moves on the way to other pages', async ({ page }) => {
  // So low that the ends of short pages, which are at different heights, are out of view.
  await page.setViewportSize({ width: 1280, height: 400 });
  await watchShifts(page);
  await openPage(page, './');
  await page.waitForLoadState('networkidle');
  for (const name of ['API', 'Format', 'Guide']) {
    const area = page.getByRole('banner').getByRole('link', { name, exact: true });
    // Called from a script, so that it does not count as input, after which any movement is forgiven.
    await area.evaluate((link: HTMLElement) => link.click());
    await expect(area).toHaveAttribute('aria-current');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await readShift(page), name).toBeLessThanOrEqual(SHIFT_LIMIT);
  }
});
