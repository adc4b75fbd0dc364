import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium, launchArgs } from '../tools/chromium.ts';
import { median } from './median.ts';

const RUNS = 5;

interface RunTimes {
  /** From the first press to the frame with output, with an empty cache, in milliseconds. */
  cold: number;
  /** The same for the next run. */
  warm: number;
  bytes: number;
}

/** Measure a page's first sample in Chromium; it must print something. */
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
  await page.waitForLoadState('networkidle');
  const warm = await press(page);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { cold, warm, bytes };
}

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
