import type { Page } from '@playwright/test';

/** Remove the entries of the dropdown "More" from the script with the settings of the site. */
export async function breakNavbarItem(page: Page): Promise<void> {
  await page.route('**/static/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(DROPDOWN, '$1null') });
  });
}

/** Keys may be in quotation marks, and those in a string of JSON. */
const DROPDOWN = /(\\*"?label\\*"?:\\*"More\\*",\\*"?items\\*"?:)\[[^\]]*\]/;
