import type { Page } from '@playwright/test';
import { findChunk, fullPage, holdChunk, setConnection } from './pageChunks.ts';
import { openPage, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

const READ = fullPage('api/read/');
const WATCH = fullPage('api/watch/');

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('progressbar', { name: words.loading.loadingPage });
const spinner = (page: Page) => page.getByRole('main').getByRole('status');
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name, exact: true }).click();

test.beforeEach(async ({ page }) => {
  // Only pages that the reader opens are loaded.
  await setConnection(page, { saveData: true });
});

/** Control the clock of the page. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Read the page "read" with a clock that the test moves, while the page "watch" is held back. */
async function holdWatch(page: Page): Promise<() => void> {
  const release = await holdChunk(page, WATCH);
  await openPage(page, READ);
  await expect(title(page)).toContainText('read');
  await stopClock(page);
  return release;
}

/** Follow the link to "watch", until its script is asked for: the time that it may take begins there. */
async function askForWatch(page: Page): Promise<void> {
  const request = page.waitForRequest(`**${await findChunk(page, WATCH)}`);
  await follow(page, 'watch');
  await request;
}

/** Come back to a page whose script is held back, by the browser's own button. */
async function goBackToHeldPage(page: Page): Promise<() => void> {
  await openPage(page, WATCH);
  await follow(page, 'Overview');
  await expect(title(page)).toContainText('Overview');
  // Loaded again, this page knows nothing of the one before.
  await page.reload();
  await waitForHydration(page);
  const release = await holdChunk(page, WATCH);
  await stopClock(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(WATCH);
  return release;
}

test('the old page stays while the next one loads', async ({ page }) => {
  const release = await holdWatch(page);
  await askForWatch(page);
  await page.clock.runFor(300);
  await expect(bar(page)).toBeVisible();
  await expect(title(page)).toContainText('read');
  await expect(page).toHaveURL(READ);
  release();
  await expect(title(page)).toContainText('watch');
  await expect(page).toHaveURL(WATCH);
});

test('the progress bar waits for 200 ms', async ({ page }) => {
  await holdWatch(page);
  await askForWatch(page);
  await page.clock.runFor(190);
  await expect(bar(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(bar(page)).toBeVisible();
});

test('the progress bar begins at 8 % and goes on every 800 ms', async ({ page }) => {
  await holdWatch(page);
  await askForWatch(page);
  await page.clock.runFor(210);
  await expect(bar(page)).toHaveAttribute('style', 'inline-size: 8%;');
  await page.clock.runFor(700);
  await expect(bar(page)).toHaveAttribute('style', 'inline-size: 8%;');
  await page.clock.runFor(110);
  await expect(bar(page)).not.toHaveAttribute('style', 'inline-size: 8%;');
});

test('the progress bar moves within 200 ms, and has no spinner', async ({ page }) => {
  await holdWatch(page);
  await askForWatch(page);
  await page.clock.runFor(210);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await expect(spinner(page)).toHaveCount(0);
});

test('the progress bar ends when the page is loaded', async ({ page }) => {
  const release = await holdWatch(page);
  await askForWatch(page);
  await page.clock.runFor(300);
  await expect(bar(page)).toBeVisible();
  release();
  await expect(title(page)).toContainText('watch');
  await page.clock.runFor(500);
  await expect(bar(page)).toHaveCount(0);
});

test('the progress bar is not animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdWatch(page);
  await askForWatch(page);
  await page.clock.runFor(300);
  await expect(bar(page)).toHaveCSS('transition-property', 'none');
  await expect(bar(page)).toHaveCSS('inline-size', `${page.viewportSize()?.width}px`);
});

test('a page that loads at once shows no progress bar', async ({ page }) => {
  await openPage(page, READ);
  await stopClock(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role="progressbar"]')) document.body.dataset.sawBar = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await follow(page, 'watch');
  await expect(title(page)).toContainText('watch');
  await expect(page.locator('body')).not.toHaveAttribute('data-saw-bar');
});

test('the page that was requested last is shown', async ({ page }) => {
  const release = await holdWatch(page);
  await askForWatch(page);
  await follow(page, 'Overview');
  await expect(title(page)).toContainText('Overview');
  const arrived = page.waitForResponse((response) => response.url().includes('/static/js/async/'));
  release();
  await arrived;
  await page.clock.runFor(1000);
  await expect(title(page)).toContainText('Overview');
  await expect(page).toHaveURL(fullPage('api/'));
});

test('going back to a page that is not loaded shows a spinner, then the page', async ({ page }) => {
  const release = await goBackToHeldPage(page);
  await page.clock.runFor(300);
  await expect(spinner(page)).toHaveText(words.loading.loading);
  release();
  await expect(title(page)).toContainText('watch');
  await expect(spinner(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: words.sidebar.breadcrumbs })).toContainText('watch');
});

test('going back to a page that is not loaded marks that page in the sidebar, and no other', async ({ page }) => {
  const release = await goBackToHeldPage(page);
  const marked = page.getByRole('navigation', { name: words.sidebar.sidebar }).locator('[aria-current]');
  await page.clock.runFor(300);
  await expect(spinner(page)).toHaveText(words.loading.loading);
  await expect(marked).toHaveText('watch');
  release();
  await expect(title(page)).toContainText('watch');
  await expect(marked).toHaveText('watch');
});

test('the spinner waits for 200 ms', async ({ page }) => {
  await goBackToHeldPage(page);
  await expect(spinner(page)).toBeAttached();
  await page.clock.runFor(190);
  await expect(spinner(page)).toBeEmpty();
  await page.clock.runFor(20);
  await expect(spinner(page)).toHaveText(words.loading.loading);
});

test('the spinner turns in 1.5 s and 3 s', async ({ page }) => {
  await goBackToHeldPage(page);
  await page.clock.runFor(300);
  await expect(spinner(page)).toHaveText(words.loading.loading);
  const durations = await spinner(page)
    .locator('svg, svg *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationDuration));
  expect(durations.filter((duration) => duration !== '0s').sort()).toEqual(['1.5s', '3s']);
});

test('the spinner is not animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goBackToHeldPage(page);
  await page.clock.runFor(300);
  await expect(spinner(page)).toHaveText(words.loading.loading);
  const names = await spinner(page)
    .locator('svg, svg *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName));
  expect(new Set(names)).toEqual(new Set(['none']));
});

test('a page that takes 30 s is shown as failed, without a reload', async ({ page }) => {
  await holdWatch(page);
  await askForWatch(page);
  await page.clock.runFor(29_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert')).toContainText('The page at /api/watch/ did not load within 30 seconds.');
  await expect(bar(page)).toHaveCount(0);
});

test('a link that is followed during hydration works', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener;
    window.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      // The router comes alive; what waits its turn comes after it.
      if (args[0] === 'popstate')
        queueMicrotask(() =>
          document.querySelector<HTMLAnchorElement>('nav[aria-label="Docs sidebar"] a[href$="/api/watch/"]')?.click(),
        );
    };
  });
  await openPage(page, READ);
  await expect(page).toHaveURL(WATCH);
  await expect(title(page)).toContainText('watch');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(READ);
});

test('going back cancels the page that is loading', async ({ page }) => {
  await openPage(page, fullPage('api/'));
  await follow(page, 'watch');
  await expect(title(page)).toContainText('watch');
  const release = await holdChunk(page, READ);
  await page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('button', { name: 'Files' }).click();
  await follow(page, 'read');
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(title(page)).toContainText('Overview');
  release();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(fullPage('api/'));
});
