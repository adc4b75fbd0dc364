// The development server, on the working tree of the fixture. The other versions are those that the fixture has merged.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillBox } from './searchBox.ts';
import { BASE, DEV_URL, switchVersion, words } from './site.ts';
import { expect, test } from './test.ts';

const PROJECT = '.site/fixture';
const RUN_FILE = `${PROJECT}/docs/guide/run.md`;
const SIDEBARS_FILE = `${PROJECT}/docs/sidebars.json`;
const NEW_FILE = `${PROJECT}/docs/guide/new.md`;

const HOME = `${DEV_URL.slice(0, -1)}${BASE}`;
const SAVES = 30;

// One server, whose pages tests change.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: HOME });

let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const args = ['--import', 'tsx', `${PROJECT}/scripts/cli.ts`, 'dev', '--port', new URL(DEV_URL).port];
  server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await expect.poll(isAnswering, { timeout: 100_000 }).toBe(true);
});

// After a test that failed.
test.afterAll(() => server.kill());

const isAnswering = (): Promise<boolean> =>
  fetch(`${HOME}next/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Run the first sample of the page that is shown. */
async function expectOutput(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: words.sample.run }).first().click();
  await expect(page.getByRole('log', { name: words.library.run.output })).toHaveText(text);
}

/** The server compiles a page when it is asked for, beside other tests. */
const expectCompiled = expect.configure({ timeout: 60_000 });

test('what a build and a merge write is served beside the pages', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('next/api/write/');
  await expectCompiled(page.getByRole('article').locator('summary').first()).toBeVisible();
  await expectCompiled(page.getByText('Last updated on Jan 2, 2024')).toBeVisible();
  await fillBox(page, 'write');
  await expectCompiled(page.getByRole('option', { name: /write/i }).first()).toBeVisible();
  // A part that was asked for while the server compiled another one may need the page again.
  await expect(async () => {
    await page.goto('next/compare/?page=/api/write/&from=3.0.0&to=next');
    await expect(page.getByRole('insertion')).toHaveText(/, chunk by chunk/);
  }).toPass();
  await page.goto('next/upgrade/?from=3.0.0&to=4.0.0');
  // In a step that is closed.
  await expectCompiled(page.getByText('crane.load({ parts: 3 })')).toBeAttached();
  await page.goto('next/api/write/');
  await switchVersion(page, '3.0.0');
  await expectCompiled(page).toHaveURL('3.0.0/api/old-write/');
});

test('quick saves of a sample leave the server running the last one', async ({ page }) => {
  test.setTimeout(120_000);
  const source = readFileSync(RUN_FILE, 'utf8');
  try {
    await page.goto('next/guide/run/');
    await expectOutput(page, 'The name is Port Ada');
    for (let save = 1; save <= SAVES; save += 1) {
      writeFileSync(RUN_FILE, source.replace("'The name is'", `'Save ${save} is'`));
      const response = await page.request.get('next/guide/run/', { headers: { accept: 'text/html' } });
      expect(response.status()).toBe(200);
    }
    // The server compiles the page again, beside other tests; then it reads which samples run.
    await expect(page.getByText(`'Save ${SAVES} is'`)).toBeVisible({ timeout: 60_000 });
    await expect(() => expectOutput(page, `Save ${SAVES} is Port Ada`)).toPass();
  } finally {
    writeFileSync(RUN_FILE, source);
  }
});

const expectServed = async (page: Page, title: string | RegExp) => {
  // Until the route is there, the server answers with the page for what is not found.
  await expect(async () => {
    await page.goto('next/guide/new/');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
};

test('a label of the sidebar changes on the page that is open', async ({ page }) => {
  test.setTimeout(120_000);
  const source = readFileSync(SIDEBARS_FILE, 'utf8');
  try {
    await page.goto('next/guide/streams/');
    const sidebar = page.getByRole('navigation', { name: words.sidebar.sidebar });
    await expectCompiled(sidebar.getByRole('link', { name: 'Streams' })).toBeVisible();
    writeFileSync(SIDEBARS_FILE, source.replace('"Streams"', '"Rivers"'));
    await expectCompiled(sidebar.getByRole('link', { name: 'Rivers' })).toBeVisible();
  } finally {
    writeFileSync(SIDEBARS_FILE, source);
  }
});

test('a page is served while it is there, after faults that were corrected', async ({ page }) => {
  test.setTimeout(180_000);
  const source = readFileSync(SIDEBARS_FILE, 'utf8');
  try {
    writeFileSync(NEW_FILE, '---\ntitle: a: b\n---\n\n# Faulty\n');
    writeFileSync(SIDEBARS_FILE, '{');
    await page.goto('next/guide/streams/');
    await expectCompiled(page.getByRole('article')).toBeVisible();
    writeFileSync(SIDEBARS_FILE, source);
    writeFileSync(NEW_FILE, '# A new page\n');
    await expectServed(page, 'A new page');
    rmSync(NEW_FILE);
    await expectServed(page, words.site.notFoundTitle);
  } finally {
    writeFileSync(SIDEBARS_FILE, source);
    rmSync(NEW_FILE, { force: true });
  }
});

// The last one: no server is left.
test('the server ends with its command', async () => {
  server.kill('SIGTERM');
  await expect.poll(isAnswering).toBe(false);
});
