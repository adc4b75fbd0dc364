import { expect, type Page } from '@playwright/test';
import { findColorFaults, findFaults } from './axe.ts';
import { readShift, SHIFT_LIMIT, watchShifts } from './layoutShift.ts';
import { openPage, words } from './site.ts';

/** Load a page once, and expect what every page has at every width: see the messages. Expects reduced motion. */
export async function expectSoundPage(page: Page, address: string): Promise<void> {
  const problems = await collectProblems(page);
  await watchShifts(page);
  await openPage(page, address);
  await page.waitForLoadState('networkidle');
  expect(await readShift(page), 'what moves while the page loads').toBeLessThanOrEqual(SHIFT_LIMIT);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  expect(problems, 'errors, warnings, and violations of the policy').toEqual([]);
  expect(await readOverflow(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
  expect(await findMoving(page), 'elements that move despite reduced motion').toEqual([]);
  expect(await findFaults(page), 'what axe finds').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findColorFaults(page), 'what axe finds in the dark').toEqual([]);
  await expectOrderOfFocus(page);
}

async function expectOrderOfFocus(page: Page): Promise<void> {
  const stops = await walkFocus(page);
  const listNames = (listed: typeof stops) => listed.map(({ name }) => name);
  expect(stops[0]?.name).toBe(words.ui.skipToContent);
  const places = new Set(stops.map(({ place }) => place).filter(Boolean));
  expect([...places], 'landmarks in the order of focus').toEqual(['header', 'main', 'footer']);
  expect(listNames(stops.filter(({ isInOrder }) => !isInOrder)), 'stops out of order').toEqual([]);
  expect(listNames(stops.filter(({ showsFocus }) => !showsFocus)), 'stops that do not show the focus').toEqual([]);
}

/** Collect errors, warnings and violations of the policy from now on. Other hosts do not answer in tests. */
async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('noteProblem', (text: string) => problems.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteProblem: (text: string) => void }).noteProblem(`${violatedDirective}: ${blockedURI}`),
    );
  });
  page.on('console', (message) => {
    const { url } = message.location();
    const isOfAnotherHost = url !== '' && new URL(url).hostname !== 'localhost';
    // Chromium reports the answer 404 of the not-found page.
    if (!['error', 'warning'].includes(message.type()) || isOfAnotherHost || url === page.url()) return;
    problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** The text spacing that a page must support: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Expect that nothing is cut off, and nothing leaves the window, with the text spacing that a reader may set. */
export async function expectRoomForText(page: Page): Promise<void> {
  await page.addStyleTag({ content: TEXT_SPACING });
  expect(await readOverflow(page), "with the reader's text spacing").toBeLessThanOrEqual(0);
  expect(await findCut(page), "text that the reader's text spacing cuts off").toEqual([]);
}

/** Read how many pixels a page is wider than its window. */
export const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** List the elements whose text is cut off by their box. */
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

/** List the elements that have an animation or a transition. */
const findMoving = (page: Page) =>
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

/** More tab stops than any page has: a longer walk is a keyboard trap. */
const MANY = 400;

declare global {
  interface Window {
    stops: Element[];
  }
}

interface Stop {
  /** Whether the focus left the page or returned to the start. */
  isOut: boolean;
  /** Whether it comes after the stop before it. Asked of the elements: the page may change on the way. */
  isInOrder: boolean;
  name: string;
  /** The landmark around it; empty for the skip link, the announcement and the sidebar. */
  place: 'header' | 'main' | 'footer' | '';
  /** Whether it is in view, and something shows that it has the focus. */
  showsFocus: boolean;
}

/** Walk through a page with the Tab key until the focus leaves it. */
async function walkFocus(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MANY) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    // Past the last element the focus leaves the page, or begins again.
    if (stop.isOut) return stops;
    stops.push(stop);
  }
  throw new Error(
    `The focus does not leave ${page.url()}; it went on between ${stops.at(-2)?.name} and ${stops.at(-1)?.name}.`,
  );
}

/** Describe the element with the focus, and whether anything shows that it has it. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
      return { isOut: true, isInOrder: true, name: '', place: '', showsFocus: true };
    window.stops ??= [];
    const isOut = element === window.stops[0];
    const before = window.stops.at(-1);
    window.stops.push(element);
    const isBehind = (other: Element) =>
      (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const draw = (drawn: Element = element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(drawn);
      const outline = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'none' : outlineColor;
      return { outline, boxShadow };
    };
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const isInView = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    const focused = draw();
    const isOutlined = focused.outline !== 'none' && !/\/ 0\)|, 0\)$/.test(focused.outline);
    /** Whether a shadow, or the frame around a field, is there only with the focus. */
    const showsFocusOtherwise = () => {
      const frame = element.parentElement ?? element;
      const framed = draw(frame).outline;
      element.blur();
      const isShadowed = focused.boxShadow !== draw().boxShadow;
      const isFramed = framed !== 'none' && framed !== draw(frame).outline;
      element.focus({ preventScroll: true });
      return isShadowed || isFramed;
    };
    const landmarks = ['main', 'header', 'footer'] as const;
    return {
      isOut,
      isInOrder: !before?.isConnected || isBehind(before),
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      place: landmarks.find((name) => element.closest(name)) ?? '',
      showsFocus: isInView && (isOutlined || showsFocusOtherwise()),
    };
  });
