import type { Page } from '@playwright/test';

/** Replace text in files that match, and fail where it is not there. */
export async function rewrite(page: Page, files: string, changes: Record<string, string>): Promise<void> {
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
