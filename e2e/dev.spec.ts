// The development server, on the working tree of the plain fixture. The other versions are those that the fixture has merged.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fillBox } from './searchBox.ts';
import { DEV_URL, words } from './site.ts';
import { expect, test } from './test.ts';

const PROJECT = '.site/fixture/plain';
const RUN_FILE = `${PROJECT}/docs/guide/run.md`;

// One server, whose pages one of the tests changes.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: DEV_URL });

let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const args = ['--import', 'tsx', `${PROJECT}/scripts/cli.ts`, 'dev', '--port', new URL(DEV_URL).port];
  server = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`${DEV_URL}next/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 100_000 }).toBe(true);
});

// The server is a child of the command: both are in one group.
test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

test('samples run, and say where their values come from', async ({ page }) => {
  await page.goto('/next/guide/run/');
  await expect(page.getByText('Where harbor comes from: in a browser · in Node.js')).toHaveCount(1);
  await page.getByRole('button', { name: words.sample.run }).first().click();
  await expect(page.getByRole('log', { name: words.library.run.output })).toHaveText('The name is Port Ada');
});

test('a page says in which versions it changed, and when', async ({ page }) => {
  await page.goto('/next/api/write/');
  await expect(page.getByRole('article').locator('summary').first()).toBeVisible();
  await expect(page.getByText('Last updated on Jan 2, 2024')).toBeVisible();
});

test('the version menu leads to the same page of another version', async ({ page }) => {
  await page.goto('/next/api/write/');
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: /^3\.0\.0/ }).click();
  await expect(page).toHaveURL('/3.0.0/api/old-write/');
});

test('the versions are listed', async ({ page }) => {
  await page.goto('/next/versions/');
  await expect(page.getByRole('rowheader', { name: '3.1.0' })).toBeVisible();
});

test('two versions of a page are compared', async ({ page }) => {
  await page.goto('/next/compare/?page=/api/write/&from=3.0.0&to=next');
  await expect(page.getByRole('insertion')).toHaveText(/, chunk by chunk/);
});

test('the steps of an upgrade are listed, with their text', async ({ page }) => {
  await page.goto('/next/upgrade/?from=3.0.0&to=4.0.0');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(7);
  await expect(page.getByText('crane.load({ parts: 3 })')).toBeVisible();
});

test('the search finds pages', async ({ page }) => {
  await page.goto('/next/');
  // In a page that this server sends, scripts draw everything.
  await expect(page.getByRole('button', { name: words.search.open })).toBeVisible();
  await fillBox(page, 'write');
  await expect(page.getByRole('option', { name: /write/i }).first()).toBeVisible();
});

test('a sample that is edited runs as it is now', async ({ page }) => {
  const source = readFileSync(RUN_FILE, 'utf8');
  try {
    // The browser hears of a change only when it is connected to the server: its first message says which build it has.
    const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
    await page.goto('/next/guide/run/');
    await expect(page.getByText("'The name is'")).toBeVisible();
    await connected;
    writeFileSync(RUN_FILE, source.replace("'The name is'", "'It is called'"));
    // The server compiles the page anew, beside other tests.
    await expect(page.getByText("'It is called'")).toBeVisible({ timeout: 30_000 });
    // The page is loaded again when the server has read which samples run.
    await expect(async () => {
      await page.getByRole('button', { name: words.sample.run }).first().click();
      await expect(page.getByRole('log', { name: words.library.run.output })).toHaveText('It is called Port Ada');
    }).toPass();
  } finally {
    writeFileSync(RUN_FILE, source);
  }
});
