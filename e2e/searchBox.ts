import { expect, type Page } from '@playwright/test';
import { words } from './site.ts';

/** The field of the search, whose dialog may be closed. */
export const box = (page: Page) =>
  page.getByRole('combobox', { name: words.search.search, exact: true, includeHidden: true });

/** Open the search by its button. */
export async function openBox(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.search.open }).click();
  await expect(box(page)).toBeFocused();
}

/** Type into the search. If it is closed, open it by its keys: Playwright would scroll to a button in a hidden navbar. */
export async function fillBox(page: Page, query: string): Promise<void> {
  if (!(await box(page).isVisible())) await page.keyboard.press('Control+k');
  await box(page).fill(query);
}
