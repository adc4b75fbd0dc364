import type { Page } from '@playwright/test';
import { FIXTURE_URL, historyLine, openPage, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = '/api/read/';
/** As in `scripts/checks/size/weight.ts`. */
const MOST_REQUESTS = 10;

const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: words.sidebar.sidebar });
const follow = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true }).click();

/** Wait until the page is interactive: a switch that needs a script works. */
async function turnColors(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'light');
}

/** Collect the addresses that a page asks for, and the errors that it writes. Views are counted elsewhere: tests have no network. */
async function watch(page: Page): Promise<{ requests: string[]; problems: string[] }> {
  const seen = { requests: [] as string[], problems: [] as string[] };
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  page.on('request', (request) => seen.requests.push(new URL(request.url()).pathname));
  page.on('pageerror', (error) => seen.problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.problems.push(message.text());
  });
  return seen;
}

for (const address of [PAGE, `${FIXTURE_URL}api/read/`]) {
  test(`${new URL(address, 'http://site').pathname} becomes interactive after few requests`, async ({ page }) => {
    const { requests, problems } = await watch(page);
    await page.goto(address, { waitUntil: 'load' });
    // What comes after the load is fetched ahead of the reader.
    const asked = [...requests];
    await turnColors(page);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(new Set(asked).size, 'nothing is asked for twice').toBe(asked.length);
    expect(problems).toEqual([]);
  });
}

test('the first load requests neither the table of pages nor the code of another page', async ({ page }) => {
  const { requests } = await watch(page);
  await page.goto(PAGE, { waitUntil: 'load' });
  const asked = requests.filter((pathname) => pathname.includes('/async/'));
  const named = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(named).toHaveLength(1);
  expect(asked).toEqual(named);
});

test('navigation, back and forward do not reload the page', async ({ page }) => {
  const { requests, problems } = await watch(page);
  await openPage(page, `${FIXTURE_URL}api/read/`);
  await follow(page, 'watch');
  await expect(title(page)).toContainText('watch');
  await expect(page).toHaveURL(`${FIXTURE_URL}api/watch/`);
  await follow(page, 'Overview');
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
  await page.goBack();
  await expect(title(page)).toContainText('watch');
  await page.goBack();
  await expect(title(page)).toContainText('read');
  await page.goForward();
  await expect(title(page)).toContainText('watch');
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('watch');
  expect(requests.filter((pathname) => pathname.endsWith('/'))).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('after a navigation a page has its own title, description, contents and date', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  await follow(page, 'watch');
  await expect(title(page)).toContainText('watch');
  const shown = async () => {
    await expect(historyLine(page)).toBeVisible();
    return page.evaluate(() => ({
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
      shared: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
      main: document.querySelector('main')?.textContent,
      contents: document.querySelector('[aria-label="On this page"]')?.textContent,
    }));
  };
  const afterNavigation = await shown();
  await page.reload();
  await expect(title(page)).toContainText('watch');
  expect(afterNavigation).toEqual(await shown());
});

test('the page behind an unknown address says so, and leads on without a reload', async ({ page }) => {
  const { requests } = await watch(page);
  await openPage(page, `${FIXTURE_URL}api/nowhere/`);
  await expect(page.getByRole('heading', { name: words.site.notFoundTitle })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Overview');
  expect(requests.filter((pathname) => pathname.endsWith('/'))).toHaveLength(1);
});

test('an address with index.html shows its page under the one address that the page has', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}api/read/index.html?q=1#top`);
  await expect(page).toHaveURL(`${FIXTURE_URL}api/read/?q=1#top`);
  await turnColors(page);
});

test('where the sidebars cannot be had, the page reads and its links lead on', async ({ page }) => {
  await page.route('**/sidebars.*.json', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/sidebars.'));
  await page.goto(`${FIXTURE_URL}api/read/`);
  await refused;
  await expect(title(page)).toContainText('read');
  await follow(page, 'watch');
  await expect(page).toHaveURL(`${FIXTURE_URL}api/watch/`);
  await expect(title(page)).toContainText('watch');
});
