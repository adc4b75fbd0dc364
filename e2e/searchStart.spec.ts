import type { Page } from '@playwright/test';
import { fullPage, holdRequests, openUntilIdle, setConnection } from './pageChunks.ts';
import { fillBox } from './searchBox.ts';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.getByRole('banner').getByRole('status');
const open = (page: Page) => openPage(page, `${FIXTURE_URL}api/`);

test('nothing of the search is loaded before the reader moves to the search box', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openUntilIdle(page, fullPage('api/'), fullPage('api/watch/'));
  expect(requests.filter((pathname) => pathname.includes('/search/'))).toEqual([]);
  expect(page.workers()).toEqual([]);
  await page.getByRole('button', { name: words.search.open }).hover();
  await expect.poll(() => requests.some((pathname) => pathname.includes('static/search/4.0.0-all'))).toBe(true);
  await expect.poll(() => page.workers().length).toBe(1);
});

test('a search that cannot be loaded says so, and loads when asked again', async ({ page }) => {
  let isBroken = true;
  await page.route('**/static/search/**', (route) => (isBroken ? route.abort() : route.continue()));
  await open(page);
  await fillBox(page, 'write');
  await expect(status(page)).toContainText('could not be loaded');
  isBroken = false;
  await page.getByRole('button', { name: words.ui.retry }).click();
  await expect(options(page).first()).toBeVisible();
});

test('while the search loads, placeholders are visible but not announced', async ({ page }) => {
  const release = await holdRequests(page, '**/static/search/*-all.*.json');
  await open(page);
  await fillBox(page, 'read');
  await expect(status(page)).toHaveText(words.results.loading);
  const form = page.locator('[class*="placeholder"]');
  await expect(form).toHaveCount(3);
  await expect(form.first()).toBeVisible();
  expect(await form.locator('xpath=ancestor::*[@aria-hidden="true"]').count()).toBe(1);
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('hits show before their excerpts, which then come without moving them', async ({ page }) => {
  const release = await holdRequests(page, '**/static/search/text/**');
  await open(page);
  await fillBox(page, 'read');
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

test('the search works in a browser without workers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Worker');
  });
  await open(page);
  await fillBox(page, 'write');
  await expect(options(page).first()).toBeVisible();
  expect(page.workers()).toEqual([]);
});

test('the search works if the worker cannot be loaded', async ({ page }) => {
  await page.route('**/static/js/async/*.js', async (route) => {
    const response = await route.fetch();
    // What pages load hands its modules in; a worker is a program of its own.
    if ((await response.text()).includes('rspackChunk')) await route.fulfill({ response });
    else await route.abort();
  });
  await open(page);
  await fillBox(page, 'write');
  await expect(options(page).first()).toBeVisible();
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`with ${JSON.stringify(connection)}, pointing at the search loads nothing`, async ({ page }) => {
    await setConnection(page, connection);
    await open(page);
    await page.getByRole('button', { name: words.search.open }).hover();
    // What the pointer asks for is asked for before the frame ends.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(page.workers()).toEqual([]);
    await fillBox(page, 'write');
    await expect(options(page).first()).toBeVisible();
  });
}

test('a reader who saves data loads no index of other versions for a word that this one lacks', async ({ page }) => {
  await setConnection(page, { saveData: true });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, `${FIXTURE_URL}search/?q=write+zzqqxxyy`);
  await page.clock.install();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ sections? on/);
  await page.clock.runFor(2000);
  const indexes = requests.filter((pathname) => /static\/search\/[^/]*-all/.test(pathname));
  expect(indexes).toEqual([expect.stringContaining('/4.0.0-all')]);
});
