import type { Page } from '@playwright/test';
import { TRIAL_URL } from './site.ts';
import { expect, test } from './test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.getByRole('banner').getByRole('status');
const open = (page: Page) => page.goto(`${TRIAL_URL}api/`, { waitUntil: 'networkidle' });

test('nothing of the search is loaded before the reader is about to search', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page);
  const before = requests.length;
  expect(requests.filter((pathname) => pathname.includes('/search/'))).toEqual([]);
  expect(page.workers()).toEqual([]);
  await box(page).hover();
  await expect.poll(() => requests.some((pathname) => pathname.includes('static/search/2.0.0-all'))).toBe(true);
  expect(requests.length).toBeGreaterThan(before);
  await expect.poll(() => page.workers().length).toBe(1);
});

test('a search that cannot be loaded says so, and loads when asked again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/static/search/**', (route) => (isBroken ? route.abort() : route.continue()));
  await open(page);
  await box(page).fill('write');
  await expect(status(page)).toContainText('could not be loaded');
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toBeVisible();
});

test('hits show before their excerpts, which then come without moving them', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/search/text/**', async (route) => {
    await released;
    await route.continue();
  });
  await open(page);
  await box(page).fill('read');
  await expect(options(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const text = await options(page).first().textContent();
  const places = () => options(page).evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  const before = await places();

  release();
  await expect.poll(() => options(page).first().textContent()).not.toBe(text);
  expect(await places()).toEqual(before);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the next letter of a word that the docs have is answered before it is asked', async ({ page }) => {
  await page.addInitScript(noteWorkerTalk);
  await open(page);
  await box(page).fill('rea');
  await expect(options(page).first().locator('mark').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.workerTalk)).toContain('ended');
  await box(page).press('d');
  await expect(options(page).first().locator('mark').first()).toHaveText(/^read/i);
  const asked = await page.evaluate(() => window.workerTalk?.filter((line) => line.startsWith('search')));
  expect(asked).toEqual(['search rea']);
});

test('a browser that has no workers searches too', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await open(page);
  await box(page).fill('write');
  await expect(options(page).first()).toBeVisible();
  expect(page.workers()).toEqual([]);
});

test('a worker that cannot be loaded is done without', async ({ page }) => {
  await page.route('**/static/js/async/*.js', async (route) => {
    const response = await route.fetch();
    // What pages load hands its modules in; a worker is a program of its own.
    if ((await response.text()).includes('rspackChunk')) await route.fulfill({ response });
    else await route.abort();
  });
  await open(page);
  await box(page).fill('write');
  await expect(options(page).first()).toBeVisible();
});

declare global {
  interface Window {
    /** What the page asked the worker, and the kind of each answer. */
    workerTalk?: string[];
  }
}

/** Runs in the page. */
function noteWorkerTalk(): void {
  const talk: string[] = [];
  window.workerTalk = talk;
  window.Worker = class extends Worker {
    constructor(...[url, options]: ConstructorParameters<typeof Worker>) {
      super(url, options);
      this.addEventListener('message', ({ data }) => talk.push(data.say));
    }

    override postMessage(message: { ask: string; query?: string }): void {
      talk.push(`${message.ask} ${message.query ?? ''}`);
      super.postMessage(message);
    }
  };
}
