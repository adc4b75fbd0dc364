import { renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { versionCache } from '../common/offline.ts';
import { storeVersion } from './offline.ts';
import { setConnection } from './pageChunks.ts';
import { box, fillBox } from './searchBox.ts';
import { DEPLOYMENTS_URL, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

// `scripts/fixture/deployments.ts` builds it.
const DIR = path.resolve('.site/deployments');

/** Replace the tree of the running server in one step, as a deployment does. */
function deploy(name: 'before' | 'after'): void {
  const link = path.join(DIR, 'dist');
  symlinkSync(name, `${link}.new`);
  renameSync(`${link}.new`, link);
}

// One server, whose site is replaced during each test.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page }) => {
  deploy('before');
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
  await page.goto(DEPLOYMENTS_URL + pathname);
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

/** Load what shows results, but no index. */
async function loadPanel(page: Page): Promise<void> {
  await page.context().route('**/static/search/**', (route) => route.abort());
  await fillBox(page, 'words');
  await expect(page.getByRole('button', { name: words.ui.retry })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().unrouteAll();
}

test('a tab whose search was never opened loads its document once, and then searches', async ({ page }) => {
  const documents = await openTab(page, 'next/api/');
  deploy('after');
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('/');
  await reloaded;
  await waitForHydration(page);
  await expect(reading(page)).toBeInViewport();
  await fillBox(page, 'third');
  await expect(options(page).first()).toContainText('third');
  expect(documents()).toBe(1);
});

test('an open tab searches the current index where it is, lists the new version, and opens a page with its document', async ({
  page,
}) => {
  const documents = await openTab(page, 'next/api/');
  await loadPanel(page);
  deploy('after');
  await page.route('**/versions.json', (route) => route.abort());
  await fillBox(page, 'third');
  const retry = page.getByRole('button', { name: words.ui.retry });
  await expect(retry).toBeVisible();
  await page.unroute('**/versions.json');
  await retry.click();
  await expect(options(page).first()).toContainText('third');
  await expect(box(page)).toHaveValue('third');
  await expect(reading(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await menu(page).getByText('Version: next').click();
  await expect(menu(page).getByRole('link', { name: /^7\.1\.0/ })).toContainText(words.versions.badges.latest);
  await page.keyboard.press('Escape');
  expect(documents()).toBe(0);
  await follow(page, 'Write');
  await expect(page).toHaveURL(`${DEPLOYMENTS_URL}next/api/write/`);
  await expect(article(page)).toContainText('The third words of write');
  expect(documents()).toBe(1);
});

test('an open tab follows links, Back and Forward to pages of today, each with its document', async ({ page }) => {
  const documents = await openTab(page, 'next/api/');
  deploy('after');
  await follow(page, 'Write');
  await expect(article(page)).toContainText('The third words of write');
  expect(documents()).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(`${DEPLOYMENTS_URL}next/api/read/`);
  await expect(article(page)).toContainText('words of read, paragraph 20.');
  await page.goBack();
  await expect(article(page)).toContainText('words of overview');
  await page.goForward();
  await page.goForward();
  await expect(article(page)).toContainText('The third words of write');
});

test('after a failure that a deployment follows, Retry shows the page of today', async ({ page }) => {
  const documents = await openTab(page, 'next/api/');
  await page.route('**/static/js/async/**', (route) => route.abort());
  await page.context().setOffline(true);
  await follow(page, 'Write');
  const retry = page.getByRole('main').getByRole('button', { name: words.ui.retry });
  await expect(retry).toBeVisible();
  deploy('after');
  await page.unrouteAll();
  await page.context().setOffline(false);
  await retry.click();
  await expect(article(page)).toContainText('The third words of write');
  expect(documents()).toBe(1);
});

test('a hit leads to the current address of its version', async ({ page }) => {
  await openTab(page, 'api/');
  await loadPanel(page);
  deploy('after');
  await fillBox(page, 'write');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/7\.0\.0\/api\/write\//);
  await expect(article(page)).toContainText('The first words of write');
});

test('a stored version is updated while the reader reads, and an open tab keeps its own', async ({ page, context }) => {
  await storeVersion(page, 'next', `${DEPLOYMENTS_URL}versions/`);
  const readList = () =>
    page.evaluate(async (name) => (await (await caches.open(name)).match('/next'))?.text(), versionCache('/'));
  const before = await readList();
  const documents = await openTab(page, 'next/api/');
  const other = await context.newPage();
  deploy('after');
  await other.goto(`${DEPLOYMENTS_URL}next/api/write/`);
  await expect(article(other)).toContainText('The third words of write');
  await expect.poll(readList).not.toBe(before);
  await context.setOffline(true);
  await follow(page, 'Write');
  await expect(article(page)).toContainText('The second words of write');
  expect(documents()).toBe(0);
  await other.goto(`${DEPLOYMENTS_URL}next/api/`);
  await fillBox(other, 'third');
  await expect(options(other).first()).toContainText('third');
});
