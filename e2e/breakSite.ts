import type { Page } from '@playwright/test';

/** Error that a broken part throws, with its cause. */
export const CRASH = { message: 'The page is broken', cause: 'It was broken by a test' };

/** A label in a list that this part alone draws. */
const PARTS = {
  /** In each page. */
  pageActions: 'Oracle',
  /** Outside of the page. */
  footer: 'Sponsor us',
  navbarItem: 'Elsewhere',
} as const;

/** Make a part throw whenever it is drawn at addresses with this end, until `repairParts` is called. */
export async function breakPart(page: Page, part: keyof typeof PARTS, addressEnd = ''): Promise<void> {
  await page.addInitScript(
    ({ label, end, message, cause }) => {
      Array.prototype.map = new Proxy(Array.prototype.map, {
        apply(map, list: { label?: unknown }[], args) {
          const isBroken = location.pathname.endsWith(end) && !('arePartsRepaired' in window);
          if (isBroken && list.some((item) => item?.label === label))
            throw new Error(message, { cause: new Error(cause) });
          return Reflect.apply(map, list, args);
        },
      });
    },
    { label: PARTS[part], end: addressEnd, ...CRASH },
  );
}

/** Let broken parts be drawn again. */
export const repairParts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { arePartsRepaired: true });
  });
