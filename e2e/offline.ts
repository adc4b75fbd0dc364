import { expect, type Page } from '@playwright/test';
import { openPage, words } from './site.ts';

/** Find the row of a version in the list of all versions. */
export const rowOf = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${label}`) }) });

/** Find the button that saves a version. */
export const saveButton = (page: Page, label: string) =>
  rowOf(page, label).getByRole('button', { name: words.offline.save('').replace(/ \(\)$/, '') });

/** Store a version on the page of all versions, and wait until all of it is there. */
export async function storeVersion(page: Page, label: string, address = 'versions/'): Promise<void> {
  await openPage(page, address);
  await saveButton(page, label).click();
  // A real version has hundreds of files.
  await expect(rowOf(page, label)).toContainText(words.offline.stored, { timeout: 60_000 });
}

/** Count the caches and workers of the site of a page. */
export const countTraces = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length);
