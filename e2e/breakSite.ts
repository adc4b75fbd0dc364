import type { Page } from '@playwright/test';

/** Error that a broken part throws, with its cause. */
export const CRASH = { message: 'The page is broken', cause: 'It was broken by a test' };

/** Text in the script with the settings of the site: what comes before a key whose value one part draws, the key, and its value. */
const PARTS = {
  /** In each page. */
  pageActions: ['assistants:[{', 'label', ':"'],
  /** Outside of the page. */
  footer: ['footer:{', 'columns', ':['],
  navbarItem: ['label:"More",', 'items', ':['],
} as const;

/** Make a part throw whenever it is drawn at addresses with this end, until `repairParts` is called. */
export async function breakPart(page: Page, part: keyof typeof PARTS, addressEnd = ''): Promise<void> {
  const [before, key, value] = PARTS[part];
  const isBroken = `!window.arePartsRepaired&&location.pathname.endsWith(${JSON.stringify(addressEnd)})`;
  const error = `new Error(${JSON.stringify(CRASH.message)},{cause:new Error(${JSON.stringify(CRASH.cause)})})`;
  const getter = `get ${key}(){if(${isBroken})throw ${error};return this.sound},sound`;
  await rewrite(page, '**/static/js/index.*.js', { [before + key + value]: before + getter + value });
}

/** Let broken parts be drawn again. */
export const repairParts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { arePartsRepaired: true });
  });

/** Replace text in files that match, and fail where it is not there. */
async function rewrite(page: Page, files: string, changes: Record<string, string>): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [found, put] of Object.entries(changes)) {
      if (!body.includes(found)) throw new Error(`${route.request().url()} does not hold ${found}`);
      body = body.replaceAll(found, () => put);
    }
    await route.fulfill({ response, body });
  });
}
