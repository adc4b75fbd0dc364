import type { Page } from '@playwright/test';
import { PAGE_KINDS } from './pageKinds.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

// Adaptations by the reader: spacing, small and zoomed windows, forced colours, reduced motion.

/** The text spacing that a page must support: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** List the elements whose text is cut off by their box or by the edge of the window. */
const findCut = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    const isScrolled = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
    const isClipped = (element: Element) =>
      /hidden|clip/.test(getComputedStyle(element).overflow) &&
      // A box of one pixel hides text that is only for screen readers.
      element.clientWidth > 1 &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.textContent && isShown(element) && !isScrolled(element) && isClipped(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const [kind, address] of PAGE_KINDS) {
  test(`${kind} fits a window enlarged two and four times, and the reader's text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, address);
    expect(await overflow(page), 'four times').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await overflow(page), 'two times').toBeLessThanOrEqual(0);
    expect(await findCut(page), 'two times').toEqual([]);
    await page.addStyleTag({ content: TEXT_SPACING });
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await findCut(page), `${width} px`).toEqual([]);
    }
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page has no animations or transitions', async ({ page }) => {
    for (const [kind, address] of PAGE_KINDS) {
      await openPage(page, address);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { animationDuration, animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
            const isTimed = transitionDuration.split(', ').some((duration) => Number.parseFloat(duration) > 0);
            const isAnimated = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
            return isTimed || isAnimated || scrollBehavior === 'smooth';
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(moving, kind).toEqual([]);
    }
  });
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the page being read stands out in the sidebar', async ({ page }) => {
    await page.goto('/api/cargo/manifest/load/');
    const sidebar = page.getByRole('navigation', { name: words.sidebar.sidebar });
    await expect(sidebar.locator('[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
    await expect(sidebar.getByRole('link', { name: 'unload' })).toHaveCSS('text-decoration-line', 'none');
  });

  test('the area being read stands out in the navbar', async ({ page }) => {
    await page.goto('/api/cargo/manifest/load/');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'API', exact: true })).toHaveCSS('text-decoration-line', 'underline');
    await expect(banner.getByRole('link', { name: 'Devices' })).toHaveCSS('text-decoration-line', 'none');
  });

  test('links in the text are underlined', async ({ page }) => {
    await page.goto('/api/cargo/manifest/load/');
    const links = page.getByRole('article').locator('p a[href]:not(.rp-header-anchor)');
    await expect(links.first()).toHaveCSS('text-decoration-line', 'underline');
  });
});
