import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium, launchArgs } from '../../tools/chromium.ts';
import { median } from '../median.ts';

const RUNS = 5;
const LONGEST_WAIT = 400;
const KEY_HELD = 100;
const TYPED = ['subprocess', 'reverse tunnel', 'how do i take a screenshot', 'handshke'];

/** In milliseconds: medians, except for the longest task. */
interface BrowserTimes {
  /** From a keystroke to the frame with its hits, with a loaded index. */
  keystroke: number;
  /** From focus to the frame with the first hit, with nothing loaded. */
  firstHit: number;
  /** From navigation to the search page's first hit, with an empty cache. */
  searchPage: number;
  longestTask: number;
}

/** Measure a served site's search in Chromium. */
export async function measureBrowser(url: string): Promise<BrowserTimes> {
  const browser = await chromium.launch({ ...(await ensureChromium()), args: launchArgs() });
  try {
    const firstHits = await repeat(() => inFreshPage(browser, (page) => measureFirstHit(page, url)));
    const searchPages = await repeat(() => inFreshPage(browser, (page) => measureSearchPage(page, url)));
    const { keystrokes, longestTask } = await inFreshPage(browser, (page) => measureTyping(page, url));
    return { keystroke: median(keystrokes), firstHit: median(firstHits), searchPage: median(searchPages), longestTask };
  } finally {
    await browser.close();
  }
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });

async function measureFirstHit(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await box(page).evaluate(watchHits);
  await box(page).focus();
  // Search by role would block the main thread.
  await page.keyboard.insertText('subprocess');
  await page.waitForFunction(() => window.hitTimes?.length);
  return page.evaluate(() => (window.hitTimes?.[0] ?? 0) - (window.focusTime ?? 0));
}

async function measureSearchPage(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchFirstResult);
  await page.goto(`${url}search/?q=subprocess`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.hitTimes?.length);
  return page.evaluate(() => window.hitTimes?.[0] ?? 0);
}

async function measureTyping(page: Page, url: string): Promise<{ keystrokes: number[]; longestTask: number }> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await box(page).fill('usb');
  await page.getByRole('option').first().waitFor();
  await box(page).evaluate(watchHits);
  const keystrokes: number[] = [];
  for (const text of TYPED) {
    await box(page).fill('');
    for (const letter of text) keystrokes.push(...(await typeLetter(page, letter)));
  }
  return { keystrokes, longestTask: await page.evaluate(() => Math.max(0, ...(window.longTasks ?? []))) };
}

async function typeLetter(page: Page, letter: string): Promise<number[]> {
  await page.evaluate(() => {
    window.hitTimes = [];
  });
  await box(page).press(letter === ' ' ? 'Space' : letter, { delay: KEY_HELD });
  await page
    .waitForFunction(() => window.hitTimes?.length, undefined, { timeout: LONGEST_WAIT })
    .catch(() => undefined);
  return page.evaluate(() => (window.hitTimes?.length ? [(window.hitTimes[0] ?? 0) - (window.keyTime ?? 0)] : []));
}

declare global {
  interface Window {
    focusTime?: number;
    keyTime?: number;
    hitTimes?: number[];
    longTasks?: number[];
  }
}

/** Runs in the page: records focus, input, and frames with new hits. */
function watchHits(input: Element): void {
  window.hitTimes = [];
  window.longTasks = [];
  input.addEventListener('focus', (event) => {
    window.focusTime = event.timeStamp;
  });
  input.addEventListener('beforeinput', (event) => {
    window.keyTime = event.timeStamp;
  });
  new MutationObserver(() => {
    if (document.querySelector('[role=option]'))
      requestAnimationFrame(() => setTimeout(() => window.hitTimes?.push(performance.now())));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    window.longTasks?.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Runs in the page: records the frame with the first result, from the start of navigation. */
function watchFirstResult(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h2 a')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.hitTimes = [performance.now()];
      }),
    );
  });
  observer.observe(document, { subtree: true, childList: true });
}

async function inFreshPage<Result>(browser: Browser, measure: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext();
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return times;
}
