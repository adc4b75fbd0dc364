import type { Page } from '@playwright/test';

/** Hold what a page asks for at some addresses back, behind the first `free` requests, until the test lets it go. */
export async function holdRequests(page: Page, addresses: string, free = 0): Promise<() => void> {
  let passed = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (++passed > free) await released;
    await route.continue();
  });
  return release;
}
