import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage } from './site.ts';
import { expect, test } from './test.ts';

const TAG = 'https://www.googletagmanager.com/**';

/** Answer requests for Google's script, and record their addresses. */
async function listenForTag(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  await page.route(TAG, async (route) => {
    addresses.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return addresses;
}

/** Read the commands that wait for Google's script. */
const readCommands = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
    // Google's script recognizes commands by this object.
    return dataLayer
      .filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')
      .map((entry) => Array.from(entry));
  });

const readViews = async (page: Page) =>
  (await readCommands(page)).filter(([command]) => command === 'event').map(([, name, view]) => ({ name, view }));

test("the service's script is loaded once, with the configured id", async ({ page }) => {
  const addresses = await listenForTag(page);
  await page.goto(FIXTURE_URL);
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect.poll(async () => (await readViews(page)).length).toBe(2);
  expect(addresses).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-FIXTURE1']);
});

test("it sends no page view by itself and anonymizes the reader's IP address", async ({ page }) => {
  await listenForTag(page);
  await page.goto(FIXTURE_URL);
  await expect
    .poll(() => readCommands(page))
    .toContainEqual(['config', 'G-FIXTURE1', { send_page_view: false, anonymize_ip: true }]);
});

test('the first page and every page that is opened later are counted with their titles', async ({ page }) => {
  await listenForTag(page);
  await page.goto(FIXTURE_URL);
  await expect.poll(async () => (await readViews(page)).length).toBe(1);
  const firstTitle = await page.title();
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect.poll(async () => (await readViews(page)).length).toBe(2);
  await expect(page).not.toHaveTitle(firstTitle);
  const origin = new URL(FIXTURE_URL).origin;
  expect(await readViews(page)).toEqual([
    {
      name: 'page_view',
      view: { page_path: '/manual/', page_title: firstTitle, page_location: `${origin}/manual/` },
    },
    {
      name: 'page_view',
      view: { page_path: '/manual/api/', page_title: await page.title(), page_location: `${origin}/manual/api/` },
    },
  ]);
});

test('another anchor of the same page is not a new page view', async ({ page }) => {
  await listenForTag(page);
  await page.goto(FIXTURE_URL);
  await expect.poll(async () => (await readViews(page)).length).toBe(1);
  await page.evaluate(() => {
    window.location.hash = 'content';
  });
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect.poll(async () => (await readViews(page)).at(-1)?.view).toHaveProperty('page_path', '/manual/api/');
  expect(await readViews(page)).toHaveLength(2);
});

test('the page works if the service cannot be reached', async ({ page }) => {
  await page.route(TAG, (route) => route.abort());
  await page.goto(FIXTURE_URL);
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
});

test('without a configured service no other origin is requested', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/$/);
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([new URL(FIXTURE_URL).origin]);
  expect(await readCommands(page)).toEqual([]);
});

test('an address without a page is counted as it is', async ({ page }) => {
  await listenForTag(page);
  await page.goto(`${FIXTURE_URL}no/such/page/`);
  await expect
    .poll(() => readViews(page))
    .toEqual([{ name: 'page_view', view: expect.objectContaining({ page_path: '/manual/no/such/page/' }) }]);
});
