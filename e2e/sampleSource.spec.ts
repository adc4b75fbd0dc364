import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const RUN = 'next/guide/run/';

/** The first sample of the page: one that declares a value. */
const codeOf = (page: Page): Locator => page.locator('[data-title="name.ts"]');
const menu = (page: Page): Locator => codeOf(page).locator('summary').filter({ hasText: words.sample.copy });
const button = (page: Page, name: string): Locator => codeOf(page).getByRole('button', { name });
const forNode = words.sample.copyWithSetup('in Node.js');

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the keyboard alone copies a sample with its set-up, which is loaded on the press', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await openPage(page, RUN);
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, forNode)).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    expect(addresses.filter((address) => address.includes('samples.json'))).toEqual([]);
    await button(page, forNode).press('Enter');
    await expect(button(page, words.ui.copying.copied)).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('const berth = await connect({ port: 4001 });\nconst harbor = new Harbor(berth);');
    expect(copied).toContain('const name: string = await harbor.readName();');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeFocused();
  });
});

test('a set-up that does not load is reported, and a link leads to the block that makes the value once the menu is closed', async ({
  page,
}) => {
  await openPage(page, RUN);
  await menu(page).click();
  await page.route('**/samples.json', (route) => route.abort());
  await button(page, forNode).click();
  await expect(button(page, words.ui.copying.failed)).toBeVisible();
  const link = page.getByText(/^Where harbor comes from:/).getByRole('link', { name: 'in a browser' });
  const { x = 0, y = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.click(x + 1, y + 1);
  await expect(button(page, words.sample.copyCode), 'the press closes the menu').toBeHidden();
  await expect(page, 'and follows no link').toHaveURL(RUN);
  await link.click();
  await expect(page).toHaveURL('next/guide/open/#in-a-browser');
  await expect(page.getByRole('heading', { name: 'In a browser' })).toBeInViewport();
  await expect(page.getByText(/^Where harbor comes from:/), 'beside the block itself').toHaveCount(0);
});
