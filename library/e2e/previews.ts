import { expect, type Locator, type Page } from '@playwright/test';
import { PREVIEWS, type PreviewName } from '../previews/list.ts';

/** The page with each preview, inside a version. */
export const PREVIEW_PAGES: Readonly<Record<PreviewName, string>> = {
  'device-screen': 'devices/screen/',
  'packet-inspector': 'format/packet/',
  'feature-flags': 'format/handshake/',
  'usb-filter': 'devices/filter/',
  'scrcpy-options': 'devices/options/',
  'control-message': 'devices/control/',
};

/** Names of all previews. */
export const PREVIEW_NAMES = Object.keys(PREVIEWS).filter((name): name is PreviewName => Object.hasOwn(PREVIEWS, name));

/** Find a preview on the page. */
export const findPreview = (page: Page, name: PreviewName): Locator =>
  page.getByRole('region', { name: PREVIEWS[name].title });

/** Go to a preview and wait until it runs. The focus is before its first field. */
export async function openPreview(page: Page, name: PreviewName): Promise<Locator> {
  await page.goto(`/next/${PREVIEW_PAGES[name]}`);
  const preview = findPreview(page, name);
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByText(/in this page/)).toBeVisible();
  await preview.focus();
  return preview;
}

/** Go on with the Tab key until a field has the focus. */
export async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${field}.`);
}

/** Go to a field and write over what it holds, with the keyboard alone. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  // Enter would be typed for each line of a text.
  await page.keyboard.insertText(text);
}

/** Go to a list of choices and choose by the first letters, with the keyboard alone. */
export async function choose(page: Page, field: Locator, choice: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(choice);
  await expect(field.locator('option:checked')).toHaveText(choice);
}
