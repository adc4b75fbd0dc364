import { expect, type Page } from '@playwright/test';
import { openPage, words } from './site.ts';

/** Find the button that stores a version. */
export const storeButton = (page: Page, label: string) =>
  page.getByRole('button', { name: words.offline.read(label, '').replace(/ \(\)$/, '') });

/** Open the menu of what can be done with a page. */
export const openActions = (page: Page) =>
  page.locator('summary').filter({ hasText: words.layout.actions.menu }).click();

/** Store the version of a page, and wait until all of it is there. */
export async function storeVersion(page: Page, address: string, label: string): Promise<void> {
  await openPage(page, address);
  await openActions(page);
  await storeButton(page, label).click();
  // A real version has hundreds of files.
  await expect(page.getByText(words.offline.stored(label))).toBeVisible({ timeout: 60_000 });
}

/** Count the caches and workers of the site of a page. */
export const countTraces = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length);
