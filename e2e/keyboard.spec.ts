import { expect, type Page, test } from '@playwright/test';
import { PAGE_KINDS } from './pageKinds.ts';

/** More stops than any page has: who needs more is caught in a trap. */
const MANY = 400;

interface Stop {
  /** Number of the element in the order of the document; -1 where the focus left the page. */
  index: number;
  name: string;
  place: string;
  isMarked: boolean;
}

/** Describe the element with the focus, and whether anything shows that it has it. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
      return { index: -1, name: '', place: '', isMarked: true };
    const draw = () => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      const outline = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'none' : outlineColor;
      return { outline, boxShadow };
    };
    const focused = draw();
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const isInView = width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
    const isTransparent = /\/ 0\)|, 0\)$/.test(focused.outline);
    element.blur();
    const isShadowed = focused.boxShadow !== draw().boxShadow;
    element.focus({ preventScroll: true });
    return {
      index: [...document.querySelectorAll('*')].indexOf(element),
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      place: element.closest('header, nav, main, footer, aside')?.tagName.toLowerCase() ?? '',
      isMarked: isInView && ((focused.outline !== 'none' && !isTransparent) || isShadowed),
    };
  });

/** Walk through a page with the Tab key until the focus leaves it. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MANY) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    // Past the last element the focus leaves the page, or begins again.
    if (stop.index === -1 || stop.index === stops[0]?.index) return stops;
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
      test(`the Tab key walks through ${kind} in reading order, every stop can be seen, and it gets out`, async ({
        page,
      }) => {
        await page.goto(address, { waitUntil: 'networkidle' });
        const stops = await walk(page);
        const order = stops.map(({ index }) => index);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name)).toEqual([]);
      });
    }
  });
}

test('the keyboard comes to the skip link first, then to the brand, the sections and the page', async ({ page }) => {
  await page.goto('/api/adb/sync/read/');
  const names = (await walk(page)).map(({ name }) => name);
  const first = ['Skip to content', 'Tango ADB', 'Guide', 'API', 'Scrcpy', 'Internal'];
  expect(names.slice(0, first.length)).toEqual(first);
  expect(names.indexOf('Home page')).toBeGreaterThan(names.indexOf('write'));
  expect(names.indexOf('Edit this page (opens in new tab)')).toBeGreaterThan(names.indexOf('Home page'));
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/api/adb/sync/read/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
