import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium, launchArgs } from '../tools/chromium.ts';
import { median } from './median.ts';

const RUNS = 5;

/** What a reader waits for and loads to run a sample: medians. */
export interface RunTimes {
  /** From the first press on a page to the frame with the first line of output, with an empty cache, in milliseconds. */
  cold: number;
  /** The same for another run of the same sample. */
  warm: number;
  /** What the first press loads, in bytes as they are sent. */
  bytes: number;
}

/** Measure runs of the first sample of a page in Chromium. The sample has to print something. */
export async function measureRuns(url: string): Promise<RunTimes> {
  const browser = await chromium.launch({ ...(await ensureChromium()), args: launchArgs() });
  try {
    const results: RunTimes[] = [];
    for (let run = 0; run < RUNS; run += 1) results.push(await measureOnce(browser, url));
    const medianOf = (read: (times: RunTimes) => number) => Math.round(median(results.map(read)));
    return {
      cold: medianOf(({ cold }) => cold),
      warm: medianOf(({ warm }) => warm),
      bytes: medianOf(({ bytes }) => bytes),
    };
  } finally {
    await browser.close();
  }
}

async function measureOnce(browser: Browser, url: string): Promise<RunTimes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  const cold = await press(page);
  // The worker of the next run is loaded behind the first.
  await page.waitForLoadState('networkidle');
  const warm = await press(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { cold, warm, bytes };
}

/** Press the button of the first sample, and wait for a line that was not there before. */
const press = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[class*=-run]');
    if (!button) throw new Error('The page has no sample to run.');
    const line = '[role=log] pre';
    const before = document.querySelector(line);
    const start = performance.now();
    button.click();
    while ((document.querySelector(line) ?? before) === before) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  });
