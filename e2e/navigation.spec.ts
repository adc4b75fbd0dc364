import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** The announcer is the first status region of the page. */
const announcement = (page: Page) => page.getByRole('status').first();
/** Playwright's own click would scroll the page to a link that moves with the navbar. */
const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: words.sidebar.sidebar })
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('after a navigation the focus is on the title of the page, and the page is announced', async ({ page }) => {
  await openPage(page, '/3.1.0/api/cargo/manifest/');
  await follow(page, 'unload');
  await expect(title(page)).toContainText('unload');
  await expect(title(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
});

test('going back is announced too', async ({ page }) => {
  await openPage(page, '/format/');
  const before = await page.title();
  await follow(page, 'Stream');
  await expect(announcement(page)).toContainText('Stream');
  await page.goBack();
  await expect(announcement(page)).toHaveText(before);
  await expect(title(page)).toBeFocused();
});

test('the first load does not move the focus, and announces nothing', async ({ page }) => {
  await openPage(page, '/3.1.0/api/cargo/manifest/');
  await expect(announcement(page)).toBeEmpty();
  await expect(title(page)).not.toBeFocused();
});

test('a new hash announces nothing', async ({ page }) => {
  await openPage(page, '/format/packet/');
  await page.getByRole('navigation', { name: words.sidebar.onThisPage }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#/);
  await expect(announcement(page)).toBeEmpty();
  await expect(title(page)).not.toBeFocused();
});

test('another page begins at its top', async ({ page }) => {
  await openPage(page, '/format/packet/');
  await page.evaluate(() => window.scrollTo(0, 600));
  await follow(page, 'Stream');
  await expect(title(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});

test('back restores the position', async ({ page }) => {
  await openPage(page, '/format/packet/');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => scrollTop(page)).toBe(600);
  await follow(page, 'Stream');
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test('a link to a heading of another page shows that heading', async ({ page }) => {
  await openPage(page, '/format/packet/');
  await page.getByRole('article').getByRole('link', { name: 'delayed ack' }).first().click();
  await expect(page).toHaveURL('/format/stream/#delayed-ack');
  const heading = page.getByRole('article').locator('#delayed-ack');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a hash that cannot be decoded does not harm the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, '/api/#50%');
  await expect(title(page)).toBeVisible();
  expect(errors).toEqual([]);
});

const fullLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name, exact: true });

test('a click with a modifier opens another tab and leaves this one', async ({ page, context }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  const opened = context.waitForEvent('page');
  await fullLink(page, 'watch').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`${FIXTURE_URL}api/watch/`);
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
});

test('a link to another site opens in a new tab, and announces it', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}format/`);
  const link = page.getByRole('article').getByRole('link', { name: 'protocol (opens in new tab)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a link to a page of the version carries its base, and follows without a reload', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}3.0.0/`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const link = page.getByRole('article').getByRole('link', { name: 'overview' });
  await expect(link).toHaveAttribute('href', '/manual/3.0.0/api/');
  await link.click();
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/api/`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('following the link to the page being read leads to its top, and adds no step to the history', async ({
  page,
}) => {
  await openPage(page, `${FIXTURE_URL}api/read/`);
  const steps = await page.evaluate(() => history.length);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => scrollTop(page)).toBe(600);
  await fullLink(page, 'read').click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('after a reload, Back leads to where the reader was', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}guide/streams/`);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await follow(page, 'Start');
  await expect(page).not.toHaveURL(/streams/);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(/streams/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});
