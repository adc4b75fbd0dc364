import type { Page } from '@playwright/test';

/** Take the entries away from the dropdown "More", in the script that tells the page about the site. */
export async function breakNavbarItem(page: Page): Promise<void> {
  await page.route('**/static/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(DROPDOWN, '$1null') });
  });
}

/** Keys may be in quotation marks, and those in a string of JSON. */
const DROPDOWN = /(\\*"?label\\*"?:\\*"More\\*",\\*"?items\\*"?:)\[[^\]]*\]/;
