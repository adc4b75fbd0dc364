import { expect, type Page, test } from '@playwright/test';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true }).click();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('after a navigation the focus is on the title of the page, and the page is announced', async ({ page }) => {
  await page.goto('/2.0.0/api/adb/sync/');
  await follow(page, 'write');
  await expect(title(page)).toContainText('write');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(await page.title());
});

test('going back is announced too', async ({ page }) => {
  await page.goto('/internal/');
  const before = await page.title();
  await follow(page, 'Stream');
  await expect(page.getByRole('status')).toContainText('Stream');
  await page.goBack();
  await expect(page.getByRole('status')).toHaveText(before);
  await expect(title(page)).toBeFocused();
});

test('the first load leaves the focus alone, and announces nothing', async ({ page }) => {
  await page.goto('/2.0.0/api/adb/sync/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(title(page)).not.toBeFocused();
});

test('a new hash announces nothing', async ({ page }) => {
  await page.goto('/internal/packet/');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(title(page)).not.toBeFocused();
});

test('another page begins at its top', async ({ page }) => {
  await page.goto('/internal/packet/');
  await page.evaluate(() => window.scrollTo(0, 600));
  await follow(page, 'Stream');
  await expect(title(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});

test('back restores the position', async ({ page }) => {
  await page.goto('/internal/packet/');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => scrollTop(page)).toBe(600);
  await follow(page, 'Stream');
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test('a link to a heading of another page shows that heading', async ({ page }) => {
  await page.goto('/internal/packet/');
  await page.getByRole('article').getByRole('link', { name: 'delayed ack' }).first().click();
  await expect(page).toHaveURL('/internal/stream/#delayed-ack');
  const heading = page.getByRole('article').locator('#delayed-ack');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a hash that cannot be decoded does not harm the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/api/#50%', { waitUntil: 'networkidle' });
  await expect(title(page)).toBeVisible();
  expect(errors).toEqual([]);
});
