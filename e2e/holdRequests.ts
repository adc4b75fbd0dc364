import type { Page } from '@playwright/test';

/** Hold what a page asks for at some addresses back until the test lets it go. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
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
