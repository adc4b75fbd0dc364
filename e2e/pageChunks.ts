import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openPage } from './site.ts';

/** Find the script that holds the page at an address. */
export async function findChunk(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const chunk = /\/static\/js\/async\/[\w.-]+\.js/.exec(html)?.[0];
  if (!chunk) throw new Error(`${address} names no chunk of its own.`);
  return chunk;
}

/** Hold a page's script back until the test lets it go. */
export const holdChunk = async (page: Page, address: string): Promise<() => void> =>
  holdRequests(page, `**${await findChunk(page, address)}`);

/** Let a page's script fail until the test repairs it, and count the requests for it. */
export async function breakChunk(page: Page, address: string): Promise<{ repair: () => void; requests: () => number }> {
  let isBroken = true;
  let requests = 0;
  await page.route(`**${await findChunk(page, address)}`, (route) => {
    requests += 1;
    return isBroken ? route.abort() : route.continue();
  });
  return {
    requests: () => requests,
    repair: () => {
      isBroken = false;
    },
  };
}

/** Disable prefetching, as on a slow connection. */
export const setConnection = (
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);

/** Count how often the browser asks for the script of a page from now on. */
export async function countRequests(page: Page, address: string): Promise<() => number> {
  const chunk = await findChunk(page, address);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(chunk)) requests += 1;
  });
  return () => requests;
}

/** Open a page and wait until it loads a page that a visible link leads to: nothing that it loads unasked comes later. */
export async function openUntilIdle(page: Page, address: string, linked: string): Promise<void> {
  const requests = await countRequests(page, linked);
  await openPage(page, address);
  await expect.poll(requests).toBe(1);
}

/** Hold back what a page, or all pages and workers of a context, request at some addresses. Returns the function that lets the requests go. */
export async function holdRequests(page: Page | BrowserContext, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
