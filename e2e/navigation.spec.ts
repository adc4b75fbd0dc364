import type { Page } from '@playwright/test';
import { countRequests, openUntilIdle, setConnection } from './pageChunks.ts';
import { openPage, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
/** The announcer is the first status region of the page. */
const announcement = (page: Page) => page.getByRole('status').first();
const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name, exact: true });
/** Playwright's own click would scroll the page to a link that moves with the navbar. */
const follow = (page: Page, name: string) =>
  sidebarLink(page, name).evaluate((link: HTMLAnchorElement) => link.click());
const area = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

test('another page begins at its top with the focus on its title and is announced, and Back leads to where the reader was', async ({
  page,
}) => {
  await openPage(page, 'format/packet/');
  const packetTitle = await page.title();
  await expect(announcement(page)).toBeEmpty();
  await expect(title(page)).not.toBeFocused();
  await scrollTo(page, 600);
  await follow(page, 'Stream');
  await expect(title(page)).toContainText('Stream');
  await expect(title(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(title(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(packetTitle);
  await expect.poll(() => scrollTop(page)).toBe(600);
});

test('after a reload, Back leads to where the reader was', async ({ page }) => {
  await openPage(page, 'guide/streams/');
  await scrollTo(page, 500);
  await follow(page, 'Start');
  await expect(title(page)).not.toContainText('Streams');
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL('guide/streams/');
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('a link to the page being read leads to its top, and one to a heading of it announces nothing', async ({
  page,
}) => {
  await openPage(page, 'format/packet/');
  const steps = await page.evaluate(() => history.length);
  await scrollTo(page, 600);
  await follow(page, 'Packet');
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  // The list moves with the navbar, away from a mouse.
  await page.getByRole('navigation', { name: words.sidebar.onThisPage }).getByRole('link').last().press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(announcement(page)).toBeEmpty();
  await expect(title(page)).not.toBeFocused();
});

test('a link to a heading of another page shows that heading', async ({ page }) => {
  await openPage(page, 'format/packet/');
  await page.getByRole('article').getByRole('link', { name: 'delayed ack' }).first().click();
  await expect(page).toHaveURL('format/stream/#delayed-ack');
  const heading = page.getByRole('article').locator('#delayed-ack');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a link of an article stays in its version and document, or opens another tab with a modifier', async ({
  page,
  context,
}) => {
  await openPage(page, '3.0.0/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const link = page.getByRole('article').getByRole('link', { name: 'overview' });
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('3.0.0/api/');
  await expect(page).toHaveURL('3.0.0/');
  await link.click();
  await expect(page).toHaveURL('3.0.0/api/');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test.describe('ahead of a click', () => {
  const READ = 'api/read/';
  const WATCH = 'api/watch/';

  test('a link that is pointed at, touched or gets the focus loads its page once', async ({ page }) => {
    const requests = await Promise.all(['format/', 'devices/', './'].map((address) => countRequests(page, address)));
    const count = () => requests.map((read) => read());
    // The article's first link is in view.
    await openUntilIdle(page, READ, 'guide/streams/');
    expect(count()).toEqual([0, 0, 0]);
    await area(page, 'Format').hover();
    await expect.poll(count).toEqual([1, 0, 0]);
    await area(page, 'Devices').dispatchEvent('touchstart');
    await expect.poll(count).toEqual([1, 1, 0]);
    await area(page, 'Guide').focus();
    await expect.poll(count).toEqual([1, 1, 1]);
    await area(page, 'Format').click();
    await expect(page).toHaveURL('format/');
    expect(count()).toEqual([1, 1, 1]);
  });

  test('a link that comes into view loads its page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const requests = await countRequests(page, 'api/write/');
    await openUntilIdle(page, READ, 'guide/streams/');
    expect(requests()).toBe(0);
    await page.getByRole('navigation', { name: words.sidebar.pages }).scrollIntoViewIfNeeded();
    await expect.poll(requests).toBe(1);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    test(`nothing is loaded with ${JSON.stringify(connection)}`, async ({ page }) => {
      await setConnection(page, connection);
      const hovered = await countRequests(page, 'format/');
      const visible = await countRequests(page, WATCH);
      await openPage(page, READ);
      await area(page, 'Format').hover();
      await area(page, 'Format').focus();
      // What the reader asks for comes; had anything else been asked for, it would have been before.
      await sidebarLink(page, 'Overview').click();
      await expect(page).toHaveURL('api/');
      expect([hovered(), visible()]).toEqual([0, 0]);
    });
});

test('each page that is opened is counted once with its title, and the service is loaded once', async ({ page }) => {
  const addresses: string[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    addresses.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  /** Read the commands that wait for the service's script, which recognizes them by their kind of object. */
  const readCommands = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
      return dataLayer
        .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
        .map((entry) => Array.from(entry));
    });
  const readViews = async () =>
    (await readCommands()).filter(([, name]) => name === 'page_view').map(([, , view]) => view);
  const describeView = async () => ({
    page_path: new URL(page.url()).pathname,
    page_title: await page.title(),
    page_location: page.url(),
  });

  await openPage(page, './');
  await expect.poll(async () => (await readViews()).length).toBe(1);
  const first = await describeView();
  await page.evaluate(() => {
    window.location.hash = '~content';
  });
  await area(page, 'API').click();
  await expect.poll(readViews).toHaveLength(2);
  expect(await readViews()).toEqual([first, await describeView()]);
  expect(await readCommands()).toContainEqual(['config', 'G-FIXTURE1', { send_page_view: false, anonymize_ip: true }]);
  expect(addresses).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-FIXTURE1']);
});
