import type { Page } from '@playwright/test';
import { PAGE_KINDS } from './pageKinds.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

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
  place: string;
  isMarked: boolean;
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
    const focused = draw();
    // A field may show the focus by the frame around it.
    const frame = element.parentElement ?? element;
    const framed = draw(frame).outline;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const isInView = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    const isTransparent = /\/ 0\)|, 0\)$/.test(focused.outline);
    element.blur();
    const isShadowed = focused.boxShadow !== draw().boxShadow;
    const isFramed = framed !== 'none' && framed !== draw(frame).outline;
    element.focus({ preventScroll: true });
    return {
      isOut,
      isInOrder: !before?.isConnected || isBehind(before),
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      place: element.closest('header, nav, main, footer, aside')?.tagName.toLowerCase() ?? '',
      isMarked: isInView && ((focused.outline !== 'none' && !isTransparent) || isShadowed || isFramed),
    };
  });

/** Walk through a page with the Tab key until the focus leaves it. */
async function walk(page: Page): Promise<Stop[]> {
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

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [kind, address] of PAGE_KINDS) {
      test(`the Tab key walks through ${kind} in reading order with a visible focus, and leaves the page`, async ({
        page,
      }) => {
        await openPage(page, address);
        const stops = await walk(page);
        expect(stops.filter(({ isInOrder }) => !isInOrder).map(({ name }) => name)).toEqual([]);
        expect(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
      });
    }
  });
}

test('the first tab stop is the skip link, followed by the brand, the areas and the page', async ({ page }) => {
  await openPage(page, '/api/cargo/manifest/load/');
  const names = (await walk(page)).map(({ name }) => name);
  const first = [words.ui.skipToContent, 'Harbor', 'Guide', 'API', 'Devices', 'Format'];
  expect(names.slice(0, first.length)).toEqual(first);
  expect(names.indexOf(words.ui.homePage)).toBeGreaterThan(names.indexOf('unload'));
  expect(names.indexOf('Edit this page (opens in new tab)')).toBeGreaterThan(names.indexOf(words.ui.homePage));
});

test('the skip link leads past the navigation', async ({ page }) => {
  await openPage(page, '/api/cargo/manifest/load/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
