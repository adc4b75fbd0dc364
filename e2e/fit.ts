import type { Page } from '@playwright/test';

/** The text spacing that a page must support: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

export const spaceText = (page: Page) => page.addStyleTag({ content: TEXT_SPACING });

/** Read how many pixels a page is wider than its window. */
export const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** List the elements whose text is cut off by their box. */
export const findCut = (page: Page) =>
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

/** List the elements that have an animation or a transition. */
export const findMoving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationDuration, animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
        const isTimed = transitionDuration.split(', ').some((duration) => Number.parseFloat(duration) > 0);
        const isAnimated = animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01;
        return isTimed || isAnimated || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
