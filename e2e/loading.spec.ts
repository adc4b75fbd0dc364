import type { Page } from '@playwright/test';
import { blockStorage } from './blockStorage.ts';
import { breakPart, CRASH, repairParts } from './breakSite.ts';
import { breakChunk, findChunk, holdChunk, holdRequests, setConnection } from './pageChunks.ts';
import { openBox, box as searchField } from './searchBox.ts';
import { openPage, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

const READ = 'api/read/';
const WATCH = 'api/watch/';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('progressbar', { name: words.loading.loadingPage });
const spinner = (page: Page) => page.getByRole('main').getByRole('status');
const box = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => box(page).getByRole('button', { name: words.ui.retry });
const sidebar = (page: Page) => page.getByRole('navigation', { name: words.sidebar.sidebar });
const follow = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true }).click();
const followArea = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test.beforeEach(async ({ page }) => {
  // Only pages that the reader opens are loaded.
  await setConnection(page, { saveData: true });
});

/** Control the clock of the page. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** List the documents that a page requests from now on. */
function listDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

test.describe('while a page loads', () => {
  /** Read the page "read" with a clock that the test moves, and follow the link to "watch", whose script is held back. */
  async function waitForWatch(page: Page): Promise<() => void> {
    const release = await holdChunk(page, WATCH);
    await openPage(page, READ);
    await stopClock(page);
    const request = page.waitForRequest(`**${await findChunk(page, WATCH)}`);
    await follow(page, 'watch');
    await request;
    return release;
  }

  test('the page before stays, and a bar shows the progress after 200 ms', async ({ page }) => {
    const release = await waitForWatch(page);
    await page.clock.runFor(190);
    await expect(bar(page)).toBeHidden();
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveAttribute('style', 'inline-size: 8%;');
    await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
    await page.clock.runFor(810);
    await expect(bar(page)).not.toHaveAttribute('style', 'inline-size: 8%;');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(bar(page)).toHaveCSS('transition-property', 'none');
    await expect(spinner(page)).toHaveCount(0);
    await expect(title(page)).toContainText('read');
    await expect(page).toHaveURL(READ);
    release();
    await expect(title(page)).toContainText('watch');
    await expect(page).toHaveURL(WATCH);
    await page.clock.runFor(500);
    await expect(bar(page)).toHaveCount(0);
  });

  test('the page that was asked for last is shown, and Back cancels', async ({ page }) => {
    const release = await waitForWatch(page);
    await follow(page, 'Overview');
    await expect(title(page)).toContainText('Overview');
    await follow(page, 'watch');
    await expect(async () => {
      await page.clock.runFor(300);
      await expect(bar(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.goBack();
    await expect(title(page)).toContainText('read');
    const arrived = page.waitForResponse(`**${await findChunk(page, WATCH)}`);
    release();
    await arrived;
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
    await expect(title(page)).toContainText('read');
    await expect(page).toHaveURL(READ);
  });

  test('one that takes 30 s is shown as failed, and in place of the box when it comes late', async ({ page }) => {
    const release = await waitForWatch(page);
    await page.clock.runFor(29_000);
    await expect(box(page)).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(box(page)).toContainText('The page at /api/watch/ did not load within 30 seconds.');
    release();
    // The box stays for two seconds of the page's clock after the script has come.
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(title(page)).toContainText('watch', { timeout: 500 });
    }).toPass();
    await expect(box(page)).toHaveCount(0);
  });

  test('Retry after the 30 s asks for the script anew', async ({ page }) => {
    const release = await waitForWatch(page);
    await page.clock.runFor(31_000);
    const request = page.waitForRequest(`**${await findChunk(page, WATCH)}`);
    await retry(page).click();
    await request;
    release();
    await expect(title(page)).toContainText('watch');
  });

  test('going back to it shows a spinner after 200 ms, and marks it in the sidebar', async ({ page }) => {
    await openPage(page, WATCH);
    await follow(page, 'Overview');
    await expect(title(page)).toContainText('Overview');
    // Loaded again, this document has not loaded the page before.
    await page.reload();
    await waitForHydration(page);
    const release = await holdChunk(page, WATCH);
    await stopClock(page);
    await page.evaluate(() => history.back());
    await expect(spinner(page)).toBeAttached();
    await page.clock.runFor(190);
    await expect(spinner(page)).toBeEmpty();
    await page.clock.runFor(200);
    await expect(spinner(page)).toHaveText(words.loading.loading);
    await expect(page).toHaveTitle(new RegExp(`^${words.loading.loading}`));
    await expect(sidebar(page).locator('[aria-current]')).toHaveText('watch');
    const readAnimations = (property: 'animationDuration' | 'animationIterationCount') =>
      spinner(page)
        .locator('svg, svg *')
        .evaluateAll((parts, name) => parts.map((part) => getComputedStyle(part)[name]), property);
    expect(await readAnimations('animationDuration')).toEqual(expect.arrayContaining(['1.5s', '3s']));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(new Set(await readAnimations('animationIterationCount'))).toEqual(new Set(['1']));
    release();
    await expect(title(page)).toContainText('watch');
    await expect(spinner(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: words.sidebar.breadcrumbs })).toContainText('watch');
  });
});

test('a page whose script fails is loaded with its document once, stays readable, and Retry completes it', async ({
  page,
}) => {
  const { repair } = await breakChunk(page, WATCH);
  await openPage(page, READ);
  const documents = listDocuments(page);
  await follow(page, 'watch');
  await expect(page).toHaveURL(WATCH);
  await expect(box(page).getByRole('heading')).toHaveText(words.loading.failure);
  await expect(page.getByRole('article')).toContainText('watch');
  // Nothing runs them.
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  repair();
  await retry(page).click();
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: words.sidebar.breadcrumbs })).toContainText('watch');
  expect(documents).toHaveLength(1);
});

test('where loading the document again cannot help, a box shows the error, leads on and offers Retry', async ({
  page,
}) => {
  await blockStorage(page, 'sessionStorage');
  const { repair, requests } = await breakChunk(page, WATCH);
  await openPage(page, READ);
  const documents = listDocuments(page);
  await follow(page, 'watch');
  await expect(box(page)).toContainText(/Loading chunk \S+ failed/);
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${words.loading.failureTitle}`));
  await expect(bar(page)).toHaveCount(0);
  await expect(box(page)).toHaveCSS('text-align', 'center');
  const parts = await box(page).evaluate((element) => {
    const main = element.closest('main');
    const { paddingLeft, paddingRight } = getComputedStyle(main ?? element);
    const inner = (main?.clientWidth ?? 0) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return element.getBoundingClientRect().width / inner;
  });
  expect(parts).toBeCloseTo(0.5, 2);

  const before = requests();
  await retry(page).click();
  await expect.poll(requests).toBeGreaterThan(before);
  await expect(box(page)).toBeFocused();
  await follow(page, 'Overview');
  await expect(title(page)).toContainText('Overview');
  await page.goBack();
  await expect(box(page)).toBeVisible();
  repair();
  await retry(page).click();
  await expect(title(page)).toContainText('watch');
  await expect(title(page)).toBeFocused();
  await expect(page).toHaveTitle(/^watch/);
  expect(documents).toEqual([]);
});

test.describe('the first load', () => {
  const mainScript = '**/static/js/index.*.js';

  test('of a page whose script fails keeps the view, and Retry leads to the anchor of the address', async ({
    page,
  }) => {
    const { repair } = await breakChunk(page, READ);
    await page.goto(`${READ}#step-8`);
    await expect(box(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 1));
    repair();
    await retry(page).press('Enter');
    await expect(box(page)).toHaveCount(0);
    await expect(page.locator('#step-8')).toBeInViewport();
  });

  test('of the search page whose script fails shows no empty column beside the box', async ({ page }) => {
    await breakChunk(page, 'search/');
    await page.goto('search/');
    await expect(box(page)).toBeVisible();
    await expect(page.locator('[data-sidebar]')).toHaveCount(0);
  });

  test('without the list of pages shows the box and the text, and the rest works', async ({ page }) => {
    let isBroken = true;
    await page.route('**/static/sidebars.*.json', (route) =>
      isBroken ? route.fulfill({ status: 503, body: 'Busy' }) : route.continue(),
    );
    await openPage(page, READ);
    await expect(box(page).getByRole('heading')).toHaveText(words.loading.failure);
    await expect(page.getByRole('article')).toContainText('read');
    await followArea(page, 'Format');
    await expect(page).toHaveURL('format/');
    await expect(box(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('watch');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    isBroken = false;
    await retry(page).click();
    await expect(box(page)).toHaveCount(0);
    await expect(sidebar(page).getByRole('link', { name: 'Packet', exact: true })).toBeVisible();
  });

  test('whose main script fails is repeated once, and the page stays readable', async ({ page }) => {
    let isBroken = true;
    await page.route(mainScript, (route) => (isBroken ? route.abort() : route.continue()));
    const documents = listDocuments(page);
    let loads = 0;
    const loadedTwice = page.waitForEvent('load', () => ++loads === 2);
    await page.goto(READ);
    await loadedTwice;
    await expect(title(page)).toContainText('read');
    // Links still lead on.
    isBroken = false;
    await followArea(page, 'API');
    await expect(page).toHaveURL('api/');
    await waitForHydration(page);
    expect(documents).toHaveLength(3);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('under another base names the right one, as text', async ({ page }) => {
    await openPage(page, './');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const siteUrl = page.url();
    const { origin, pathname: ownBase } = new URL(siteUrl);
    const documents = listDocuments(page);
    for (const [base, pathname] of [
      ['/x/', 'nowhere/at/all/'],
      ['/%3Cimg%20src=x%20onerror=alert(1)%3E/', '3.0.0/api/read/'],
    ] as const) {
      await page.unrouteAll();
      // Nothing is where its pages look for it.
      await page.route(`${origin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        if (!pathname.startsWith(base)) return route.fulfill({ status: 404 });
        await route.fulfill({ response: await route.fetch({ url: siteUrl + pathname.slice(base.length) }) });
      });
      await page.goto(origin + base + pathname);
      await expect(page.getByRole('alert')).toHaveText(
        `The site was built for the base "${ownBase}" but seems to be served under "${base}". Set base to "${base}" in site.config.ts and build again.`,
      );
    }
    expect(documents).toHaveLength(2);
  });

  test('takes keys and a press on the search at once, and no letter is lost', async ({ page }) => {
    const release = await holdRequests(page, '**/static/js/**');
    await page.goto(READ, { waitUntil: 'commit' });
    await openBox(page);
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('read/');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(searchField(page)).toHaveValue('read/');
    await expect(searchField(page)).toBeFocused();
  });
});

test.describe('a crash', () => {
  const crashTitle = (page: Page) => page.getByRole('main').getByRole('heading', { name: words.loading.crashTitle });
  const tryAgain = (page: Page) => page.getByRole('button', { name: words.loading.tryAgain });

  async function expectMessages(page: Page): Promise<void> {
    await expect(crashTitle(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${words.loading.crashTitle}`));
    for (const text of [words.loading.crashed, CRASH.message, CRASH.cause])
      await expect(page.getByRole('main')).toContainText(text);
  }

  test('of a page shows the messages of the error and its causes, leads on, and "Try again" renders it', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes(CRASH.message)) errors.push(message.text());
    });
    await breakPart(page, 'pageActions', '/load/');
    await openPage(page, '3.1.0/api/cargo/manifest/');
    await follow(page, 'load');
    await expectMessages(page);
    await expect(page.getByRole('navigation', { name: words.sidebar.onThisPage })).toBeHidden();
    expect(errors).toHaveLength(1);
    await tryAgain(page).click();
    await expect(crashTitle(page)).toBeVisible();
    await follow(page, 'unload');
    await expect(title(page)).toContainText('unload');
    await page.goBack();
    await expect(crashTitle(page)).toBeVisible();
    await repairParts(page);
    await tryAgain(page).click();
    await expect(title(page)).toContainText('load');
    await expect(crashTitle(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/^load/);
  });

  test('outside of the page shows the same in place of the site, and leads home', async ({ page }) => {
    await breakPart(page, 'footer');
    await page.goto(READ);
    await expectMessages(page);
    await tryAgain(page).click();
    await expect(crashTitle(page)).toBeVisible();
    await repairParts(page);
    await tryAgain(page).click();
    await expect(title(page)).toContainText('read');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await expect(crashTitle(page)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: words.ui.homePage }).click();
    await expect(page).toHaveURL('./');
  });
});
