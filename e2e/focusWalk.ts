import type { Page } from '@playwright/test';

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
  isMarked: boolean;
}

/** Walk through a page with the Tab key until the focus leaves it. */
export async function walkFocus(page: Page): Promise<Stop[]> {
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
      return { isOut: true, isInOrder: true, name: '', place: '', isMarked: true };
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
    const isMarkedOtherwise = () => {
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
      isMarked: isInView && (isOutlined || isMarkedOtherwise()),
    };
  });
