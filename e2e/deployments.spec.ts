import type { Page } from '@playwright/test';
import { type Deployments, deploy, openDeployments, switchOff } from './deployments.ts';
import { countTraces, storeVersion } from './offline.ts';
import { setConnection } from './pageChunks.ts';
import { box, fillBox } from './searchBox.ts';
import { switchVersion, words } from './site.ts';
import { expect, test } from './test.ts';

// One server, whose site is replaced during each test.
test.describe.configure({ mode: 'default' });

let deployments: Deployments;

test.beforeAll(async () => {
  // It builds five small versions, unless they are there.
  test.setTimeout(240_000);
  deployments = await openDeployments();
});

test.afterAll(() => deployments?.close());

test.beforeEach(async ({ page }) => {
  deploy(deployments, deployments.before);
  // Only pages that the reader opens are loaded.
  await setConnection(page, { saveData: true });
});

const options = (page: Page) => page.getByRole('option');
const article = (page: Page) => page.getByRole('article');
const menu = (page: Page) => page.getByRole('navigation', { name: words.versions.menu });
/** The part of the page that is in view. */
const reading = (page: Page) => article(page).getByText('paragraph 20.');
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name, exact: true }).click();

/** Open a page of the first deployment, read on a little, and count the documents that are loaded from then on. */
async function openTab(page: Page, pathname: string): Promise<() => number> {
  await page.goto(deployments.url + pathname);
  await expect(menu(page).getByText(/^Version:/)).toBeVisible();
  // The sidebar becomes interactive together with the rest of the page.
  await follow(page, 'Read');
  await expect(article(page).getByRole('heading', { level: 1 })).toContainText('Read');
  await reading(page).scrollIntoViewIfNeeded();
  await expect(reading(page)).toBeInViewport();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test.describe('with the files of the deployment before', () => {
  test('an open tab can open pages and search without a reload', async ({ page }) => {
    const documents = await openTab(page, 'next/api/');
    deploy(deployments, deployments.after);

    await fillBox(page, 'second');
    await expect(options(page).first()).toContainText('second');
    await expect(reading(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await follow(page, 'Write');
    await expect(article(page)).toContainText('The second words of write');
    expect(documents()).toBe(0);
  });

  test('a tab of the former latest version can open more pages at its addresses', async ({ page }) => {
    const documents = await openTab(page, 'api/');
    deploy(deployments, deployments.after);

    await follow(page, 'Write');
    await expect(page).toHaveURL(`${deployments.url}api/write/`);
    await expect(article(page)).toContainText('The first words of write');
    expect(documents()).toBe(0);
  });

  test('the version menu leads to the current address of a version', async ({ page }) => {
    await openTab(page, 'next/api/');
    deploy(deployments, deployments.after);

    await menu(page).getByText('Version: next').click();
    await expect(menu(page).getByRole('link', { name: /^7\.1\.0/ })).toContainText(words.versions.badges.latest);
    await menu(page)
      .getByRole('link', { name: /^7\.0\.0/ })
      .click();
    await expect(page).toHaveURL(`${deployments.url}7.0.0/api/read/`);
    await expect(menu(page).getByText('Version: 7.0.0')).toBeVisible();
  });
});

test.describe('with the files of the deployment before gone', () => {
  test('a search uses the current index, and keeps the text and the scroll position', async ({ page }) => {
    const documents = await openTab(page, 'next/api/');
    deploy(deployments, deployments.bare);

    await fillBox(page, 'third');
    await expect(options(page).first()).toContainText('third');
    await expect(box(page)).toHaveValue('third');
    await expect(reading(page)).toBeInViewport();
    expect(documents()).toBe(0);
  });

  test('a hit leads to the current address of its version', async ({ page }) => {
    await openTab(page, 'api/');
    deploy(deployments, deployments.bare);

    await fillBox(page, 'write');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/7\.0\.0\/api\/write\//);
    await expect(article(page)).toContainText('The first words of write');
  });

  test('Retry loads the new index after the list of versions could not be loaded', async ({ page }) => {
    const documents = await openTab(page, 'next/api/');
    deploy(deployments, deployments.bare);
    await page.route('**/versions.json', (route) => route.abort());
    await fillBox(page, 'third');
    const retry = page.getByRole('button', { name: words.ui.retry });
    await expect(retry).toBeVisible();

    await page.unroute('**/versions.json');
    await retry.click();
    await expect(options(page).first()).toContainText('third');
    expect(documents()).toBe(0);
  });

  test('a search of all versions uses the current indexes', async ({ page }) => {
    await page.goto(`${deployments.url}next/search/`);
    const version = page.getByRole('combobox', { name: words.results.version, exact: true });
    await expect(version).toContainText('7.0.0');
    deploy(deployments, deployments.bare);

    await version.selectOption({ label: words.versions.all });
    await page.getByRole('textbox', { name: words.results.searchDocs }).fill('third');
    const results = page.getByRole('main');
    await expect(results.getByRole('link', { name: 'Read', exact: true })).toBeVisible();
    await expect(results.getByRole('status')).not.toContainText('Not searched');
  });

  test('a page whose script is gone is loaded with its document, only once', async ({ page }) => {
    const documents = await openTab(page, 'next/api/');
    deploy(deployments, deployments.bare);

    await follow(page, 'Write');
    await expect(page).toHaveURL(`${deployments.url}next/api/write/`);
    await expect(article(page)).toContainText('The third words of write');
    expect(documents()).toBe(1);
  });

  test('the reader can switch to another version', async ({ page }) => {
    await openTab(page, 'next/api/');
    deploy(deployments, deployments.bare);

    await switchVersion(page, '7.0.0');
    await expect(page).toHaveURL(`${deployments.url}7.0.0/api/read/`);
  });
});

test.describe('with a version that is stored for reading offline', () => {
  test.beforeEach(({ page }) => storeVersion(page, `${deployments.url}next/api/`, 'next'));
  test.afterEach(({ context }) => context.setOffline(false));

  /** Read which deployment of `next` is stored. */
  const storedList = (page: Page) =>
    page.evaluate(async () => {
      const response = await (await caches.open('docs-offline-versions /')).match('/next');
      return ((await response?.json()) as { list: string } | undefined)?.list;
    });

  /** Open a page of the new deployment, and wait until that is stored. */
  async function update(page: Page): Promise<void> {
    const before = await storedList(page);
    await page.goto(`${deployments.url}next/`);
    await expect.poll(() => storedList(page)).not.toBe(before);
  }

  test('an online reader gets the newest page at once', async ({ page }) => {
    deploy(deployments, deployments.bare);
    await page.goto(`${deployments.url}next/api/write/`);
    await expect(article(page)).toContainText('The third words of write');
  });

  test('the version is updated while the reader reads online', async ({ page, context }) => {
    deploy(deployments, deployments.bare);
    await update(page);
    await context.setOffline(true);
    await page.goto(`${deployments.url}next/api/write/`);
    await expect(article(page)).toContainText('The third words of write');
    await fillBox(page, 'third');
    await expect(options(page).first()).toContainText('third');
  });

  test('a tab that was open before the update can open pages as they were', async ({ page, context }) => {
    const documents = await openTab(page, 'next/api/');
    const other = await context.newPage();
    await other.goto(`${deployments.url}next/`);
    deploy(deployments, deployments.bare);
    await update(other);
    await context.setOffline(true);
    await follow(page, 'Write');
    await expect(article(page)).toContainText('The second words of write');
    expect(documents()).toBe(0);
  });

  test('a deployment that switches reading offline off removes worker and storage at the next visit', async ({
    page,
  }) => {
    deploy(deployments, switchOff(deployments));
    await page.goto(`${deployments.url}next/`);
    await expect.poll(() => countTraces(page)).toBe(0);
  });
});
