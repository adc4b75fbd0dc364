import type { Page } from '@playwright/test';
import { PREFERRED_VERSION_KEY } from '../common/storageKeys.ts';
import { BASE, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const article = (page: Page) => page.getByRole('article');
const line = (page: Page) => article(page).locator('summary').first();

/** Store a version as the one that the reader chose last. */
const prefer = (page: Page, name: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [PREFERRED_VERSION_KEY, name] as const);

test('the line of a page opens its history over the text', async ({ page }) => {
  await openPage(page, '3.1.0/api/write/');
  await expect(line(page)).toHaveText('Changed in 3.1.0');
  const text = article(page).getByRole('paragraph').last();
  const place = await text.boundingBox();
  await line(page).focus();
  await page.keyboard.press('Enter');
  const entry = article(page)
    .getByRole('listitem')
    .filter({ hasText: /^3\.1\.0:/ });
  await expect(entry).toContainText(words.history.movedFrom(`${BASE}3.0.0/api/old-write/`));
  expect(await text.boundingBox()).toEqual(place);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(line(page)).toBeFocused();
  await line(page).click();
  await expect(entry).toBeVisible();
  // Nothing there takes the focus.
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } });
  await expect(entry).toBeHidden();
  await line(page).click();
  const entries = article(page).locator('details').first().getByRole('listitem');
  await expect(entries).toHaveText([/^4\.0\.0/, /^3\.1\.0/, /^3\.0\.0/, /^next/]);
  await entries.getByRole('link', { name: '3.0.0', exact: true }).click();
  await expect(page).toHaveURL('3.0.0/api/old-write/');
});

test('what is new since the version that the reader chose is marked, and the line leads to all of it', async ({
  page,
}) => {
  await prefer(page, '3.0.0');
  await openPage(page, 'api/write/');
  await expect(page.getByRole('heading', { name: 'Permissions' })).toContainText(words.history.badges.added('3.0.0'));
  // The line is drawn again, with this version.
  const link = article(page).locator('a', { hasText: words.history.compareWith('3.0.0') });
  await expect(link).toHaveCount(1);
  await line(page).click();
  await link.click();
  await expect(page).toHaveURL('compare/?page=/api/write/&from=3.0.0&to=4.0.0');
  await expect(page.getByRole('insertion')).toHaveText(/, chunk by chunk/);
});

test('the line stays where its data cannot be had', async ({ page }) => {
  await prefer(page, '3.0.0');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/history/'));
  await page.route('**/history/api/write/index.json', (route) => route.abort());
  await openPage(page, '3.1.0/api/write/');
  await refused;
  await expect(line(page)).toHaveText('Changed in 3.1.0');
});
