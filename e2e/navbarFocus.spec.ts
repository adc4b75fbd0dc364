import type { Page } from '@playwright/test';
import { box } from './searchBox.ts';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const LONG_PAGE = '/guide/streams/';
const navbar = (page: Page) => page.getByRole('banner');
const readTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Wait until the page has drawn twice, so that what would scroll has scrolled. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Open a long page and scroll to a place, with the navbar hidden or shown there. */
async function scrollDown(page: Page, isShown: boolean): Promise<number> {
  await openPage(page, LONG_PAGE);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await expect(navbar(page)).not.toBeInViewport();
  if (isShown) {
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  }
  return readTop(page);
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test.describe(`in a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const isShown of [false, true]) {
      const state = isShown ? 'shown' : 'hidden';

      test(`with the navbar ${state}, searching does not scroll the page`, async ({ page }) => {
        const top = await scrollDown(page, isShown);
        await page.keyboard.press('Control+k');
        await expect(box(page)).toBeFocused();
        await expect(box(page)).toBeInViewport({ ratio: 1 });
        await settle(page);
        expect(await readTop(page)).toBe(top);
        for (const letter of 'write') {
          await page.keyboard.press(letter);
          await settle(page);
          expect(await readTop(page)).toBe(top);
        }
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowUp');
        await settle(page);
        expect(await readTop(page)).toBe(top);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('option')).toHaveCount(0);
        await settle(page);
        expect(await readTop(page)).toBe(top);
        await expect(navbar(page)).toBeInViewport({ ratio: 1 });
      });

      test(`with the navbar ${state}, Tab through it does not scroll the page`, async ({ page }) => {
        const top = await scrollDown(page, isShown);
        // The link that skips the navigation, and what every navbar has: menu or areas, brand, colour mode, search.
        for (let step = 0; step < 5; step++) {
          await page.keyboard.press('Tab');
          await settle(page);
          expect(await readTop(page)).toBe(top);
        }
        await expect(navbar(page).locator(':focus')).toBeInViewport({ ratio: 1 });
      });
    }

    test('a second press of the keys closes the search, and the focus goes back', async ({ page }) => {
      await openPage(page, LONG_PAGE);
      const link = page.getByRole('main').getByRole('link').first();
      await link.focus();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('write');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option')).toHaveCount(0);
      await expect(link).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('write');
    });

    test('a button of the navbar that was clicked does not keep it in view', async ({ page }) => {
      await openPage(page, LONG_PAGE);
      await navbar(page)
        .getByRole('button', { name: /^Switch between/ })
        .click();
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
      await expect(navbar(page)).not.toBeInViewport();
    });
  });
}

test('what is reached with Tab upwards is not behind the navbar', async ({ page }) => {
  await scrollDown(page, true);
  const links = page.getByRole('article').locator('h2 a, h3 a');
  await links.last().focus();
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Shift+Tab');
    const { top, bottom } = await page.evaluate(() => ({
      top: document.activeElement?.getBoundingClientRect().top ?? 0,
      bottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top).toBeGreaterThanOrEqual(bottom);
  }
});
