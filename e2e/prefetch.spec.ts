import type { Page } from '@playwright/test';
import { countRequests, fullPage, openUntilIdle, setConnection } from './pageChunks.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const READ = fullPage('api/read/');
const WATCH = fullPage('api/watch/');
const FORMAT = fullPage('format/');

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name, exact: true });
// A link of the navbar is not loaded for being visible.
const navbarLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Format', exact: true });

test('pointing at a link loads its page', async ({ page }) => {
  const requests = await countRequests(page, FORMAT);
  await openUntilIdle(page, READ, WATCH);
  expect(requests()).toBe(0);
  await navbarLink(page).hover();
  await expect.poll(requests).toBe(1);
});

test('a link that gets the focus loads its page', async ({ page }) => {
  const requests = await countRequests(page, FORMAT);
  await openPage(page, READ);
  await navbarLink(page).focus();
  await expect.poll(requests).toBe(1);
});

test('touching a link loads its page', async ({ page }) => {
  const requests = await countRequests(page, FORMAT);
  await openPage(page, READ);
  await navbarLink(page).dispatchEvent('touchstart');
  await expect.poll(requests).toBe(1);
});

test('a page is loaded once, however often its link is pointed at', async ({ page }) => {
  const requests = await countRequests(page, FORMAT);
  await openPage(page, READ);
  await navbarLink(page).hover();
  await expect.poll(requests).toBe(1);
  await page.mouse.move(0, 0);
  await navbarLink(page).hover();
  await navbarLink(page).click();
  await expect(page).toHaveURL(FORMAT);
  expect(requests()).toBe(1);
});

test('the pages of visible links in the sidebar are loaded when the browser is idle', async ({ page }) => {
  const requests = await countRequests(page, WATCH);
  await page.goto(READ);
  await expect.poll(requests).toBe(1);
});

test('a link that comes into view loads its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const requests = await countRequests(page, fullPage('api/write/'));
  // The article's first link is in view.
  await openUntilIdle(page, READ, fullPage('guide/streams/'));
  expect(requests()).toBe(0);
  await page.getByRole('navigation', { name: words.sidebar.pages }).scrollIntoViewIfNeeded();
  await expect.poll(requests).toBe(1);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await setConnection(page, connection);
    const hovered = await countRequests(page, FORMAT);
    const visible = await countRequests(page, WATCH);
    await openPage(page, READ);
    await navbarLink(page).hover();
    await navbarLink(page).focus();
    await sidebarLink(page, 'watch').hover();
    // What the reader asks for comes; had anything else been asked for, it would have been before.
    await sidebarLink(page, 'Overview').click();
    await expect(page).toHaveURL(fullPage('api/'));
    expect([hovered(), visible()]).toEqual([0, 0]);
  });
}
