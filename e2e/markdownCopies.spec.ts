import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

const BASE = new URL(FIXTURE_URL).pathname;

/** Open the menu of what can be done with a page. */
const openActions = (page: Page) => page.locator('summary').filter({ hasText: words.layout.actions.menu }).click();

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a page is copied as Markdown with its title, its version and full links', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}next/api/read/`);
    await openActions(page);
    await page.getByRole('button', { name: words.layout.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^# read\n\n> Harbor, version next: <https:\/\/harbor\.example\/manual\/next\/api\/read\/>\n/,
    );
    expect(copied).toContain('[streams](https://harbor.example/manual/next/guide/streams/#back-pressure)');
    expect(copied).not.toContain('description:');
  });

  test('a failure to fetch the page is reported', async ({ page }) => {
    await page.route('**/index.md', (route) => route.abort());
    await openPage(page, `${FIXTURE_URL}api/read/`);
    await openActions(page);
    await page.getByRole('button', { name: words.layout.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: words.ui.copying.failed })).toBeVisible();
  });

  test('the address of the page is copied with its anchor', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}api/read/#signature`);
    await openActions(page);
    await page.getByRole('button', { name: words.ui.copyLink }).click();
    await expect(page.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${FIXTURE_URL}api/read/#signature`);
  });
});

test('the menu of a page leads to the files of its version, to an assistant, to a report and to the source', async ({
  page,
}) => {
  await openPage(page, `${FIXTURE_URL}3.0.0/api/read/`);
  await openActions(page);
  const link = (name: string | RegExp) => page.getByRole('group').getByRole('link', { name });
  await expect(link('llms.txt')).toHaveAttribute('href', `${BASE}3.0.0/llms.txt`);
  await expect(link('llms-full.txt')).toHaveAttribute('href', `${BASE}3.0.0/llms-full.txt`);
  const asked = new URL((await link('Open in Oracle').getAttribute('href')) ?? '');
  expect(asked.origin).toBe('https://oracle.example');
  expect(asked.searchParams.get('q')).toContain('https://harbor.example/manual/3.0.0/api/read/index.md');
  const report = new URL((await link(words.layout.actions.report.link).getAttribute('href')) ?? '');
  expect(report.pathname).toMatch(/\/issues\/new$/);
  expect(report.searchParams.get('body')).toContain('https://harbor.example/manual/3.0.0/api/read/\n');
  expect(report.searchParams.get('body')).toContain('3.0.0\n');
  await expect(link(words.sidebar.editPage)).toHaveAttribute('href', /\/edit\/.*api\/read\.md$/);
});

test('assistive technology gets the menu of a page as a list behind a button', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}3.0.0/api/read/`);
  await openActions(page);
  const menu = page.getByRole('group').filter({ has: page.getByRole('button', { name: words.ui.copyLink }) });
  await expect(menu).toMatchAriaSnapshot(`
    - group:
      - text: Page actions
      - list:
        - listitem:
          - button "Copy page as Markdown"
        - listitem:
          - button "Copy link"
        - listitem:
          - link "View as Markdown"
        - listitem:
          - link /llms\\.txt/
        - listitem:
          - link /llms-full\\.txt/
        - listitem:
          - link /Open in Oracle/
        - listitem:
          - link /Report a problem/
        - listitem:
          - link /Edit this page/
  `);
});

test('a site without assistants offers none', async ({ page }) => {
  await openPage(page, '/api/');
  await openActions(page);
  await expect(page.getByRole('link', { name: words.layout.viewMarkdown })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Open in/ })).toHaveCount(0);
});

test('on a phone the title stands near the top, and the menu stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/api/cargo/manifest/load/');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeLessThan(200);
  await openActions(page);
  const list = await page.getByRole('list').filter({ hasText: words.layout.viewMarkdown }).boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('without a clipboard the link remains', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openPage(page, `${FIXTURE_URL}api/read/`);
  await openActions(page);
  await expect(page.getByRole('link', { name: words.layout.viewMarkdown })).toBeVisible();
  await expect(page.getByRole('button', { name: words.layout.copyMarkdown })).toHaveCount(0);
});

test('after a navigation the link and the head name the page being read', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  await page.getByRole('article').getByRole('link', { name: 'read' }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/read/`);
  const address = `${BASE}api/read/index.md`;
  await openActions(page);
  await expect(page.getByRole('link', { name: words.layout.viewMarkdown })).toHaveAttribute('href', address);
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute('href', address);
});

test('every page of every version has its copy, as Markdown', async ({ request }) => {
  const pageMap = await (await request.get(`${FIXTURE_URL}page-map.json`)).json();
  const pages: { versions: Record<string, { path: string }> }[] = pageMap.pages;
  const paths = pages.flatMap(({ versions }) => Object.values(versions).map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const response = await request.get(`${new URL(path, FIXTURE_URL)}index.md`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
    expect(await response.text(), path).toContain(`<https://harbor.example${path}>`);
  }
});

test('a fact is in the page that names it and in its copy, and has no page', async ({ page, request }) => {
  const fact = 'Either side ends the stream with `CLSE`, and the other side answers with `CLSE`.';
  await openPage(page, `${FIXTURE_URL}next/format/stream/`);
  await expect(page.getByText(fact.replaceAll('`', ''))).toBeVisible();
  expect(await (await request.get(`${FIXTURE_URL}next/format/stream/index.md`)).text()).toContain(`\n${fact}\n`);
  expect((await request.get(`${FIXTURE_URL}next/_facts/stream-end/`)).status()).toBe(404);
});

for (const [name, path] of VERSIONS) {
  test(`an image in a copy of ${name} leads to a file that is there`, async ({ request }) => {
    const pageUrl = new URL(`.${path}guide/streams/`, FIXTURE_URL);
    const copy = await (await request.get(new URL('index.md', pageUrl).href)).text();
    const [, address = ''] = /!\[How full the buffer is\]\(([^)]+)\)/.exec(copy) ?? [];
    const response = await request.get(new URL(new URL(address).pathname, FIXTURE_URL).href);
    expect(response.headers()['content-type'], address).toBe('image/png');
  });
}

for (const [name, path] of [
  ['next', 'next/'],
  ['4.0.0', ''],
  ['3.0.0', '3.0.0/'],
] as const) {
  test(`llms.txt of ${name} names its version, and its links lead to copies`, async ({ request }) => {
    const response = await request.get(`${FIXTURE_URL}${path}llms.txt`);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(new RegExp(`^# Harbor ${name.replaceAll('.', '\\.')}\\n`));
    expect(text).toContain('## Guide');
    const links = [...text.matchAll(/\((https:[^)]+\/index\.md)\)/g)].map(([, link = '']) => new URL(link).pathname);
    expect(links).toContain(`${BASE}${path}api/read/index.md`);
    for (const link of links) expect((await request.get(new URL(link, FIXTURE_URL).href)).status(), link).toBe(200);
    const full = await (await request.get(`${FIXTURE_URL}${path}llms-full.txt`)).text();
    const written = links.filter((link) => !/\/api\/reference\/[^/]+\/index/.test(link));
    expect(full.match(/^> Harbor, version /gm)).toHaveLength(written.length);
    expect(full.indexOf(`${path}api/>`)).toBeGreaterThan(full.indexOf(`${path}guide/streams/>`));
  });
}

test('llms.txt names the lists of all versions, at addresses that the next release does not change', async ({
  request,
}) => {
  const text = await (await request.get(`${FIXTURE_URL}llms.txt`)).text();
  const [, list = ''] = text.split('## Versions\n\n');
  const links = [...list.matchAll(/\[Harbor (.+)\]\((https:.+)\)/g)];
  expect(links.map(([, name]) => name)).toEqual(VERSIONS.map(([name]) => name));
  for (const [, name = '', link = ''] of links) {
    expect(link).toBe(`https://harbor.example${BASE}${name}/llms.txt`);
    const own = await (await request.get(new URL(new URL(link).pathname, FIXTURE_URL).href)).text();
    expect(own).toContain(`# Harbor ${name}\n`);
  }
});

test('the file for AGENTS.md is short, has rules, and leads to Markdown of its version', async ({ page, request }) => {
  await openPage(page, `${FIXTURE_URL}api/read/`);
  await openActions(page);
  const href = await page.getByRole('link', { name: words.layout.actions.agents('4.0.0') }).getAttribute('href');
  const text = await (await request.get(new URL(href ?? '', FIXTURE_URL).href)).text();
  expect(text).toMatch(/^# Harbor 4\.0\.0\n/);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8_000);
  expect(text).toContain('Packages of release 4.0.0: `@harbor/harbor`.');
  expect(text).toContain('1. Read or cancel every stream');
  const [, sample = ''] = /is Markdown at `(https:[^`]+)`/.exec(text) ?? [];
  expect(sample).toBe(`https://harbor.example${BASE}4.0.0/a/index.md`);
  const rule = await request.get(`${FIXTURE_URL}4.0.0/format/stream/index.md`);
  expect(await rule.text()).toContain('## Unread streams');
});

test('a version without rules says less', async ({ request }) => {
  const text = await (await request.get(`${FIXTURE_URL}3.0.0/agents.md`)).text();
  expect(text).toMatch(/^# Harbor 3\.0\.0\n\nA small site /);
  expect(text).not.toContain('## Rules');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a link to the page as Markdown', async ({ page, request }) => {
    await page.goto(`${FIXTURE_URL}api/read/`);
    await openActions(page);
    const link = page.getByRole('link', { name: words.layout.viewMarkdown });
    const href = (await link.getAttribute('href')) ?? '';
    expect(await (await request.get(new URL(href, FIXTURE_URL).href)).text()).toMatch(/^# read\n/);
    await expect(page.getByRole('button', { name: words.layout.copyMarkdown })).toHaveCount(0);
  });
});
