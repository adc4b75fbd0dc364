import { FULL_URL, openPage } from './site.ts';
import { expect, test } from './test.ts';

const BASE = new URL(FULL_URL).pathname;

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a page is copied as Markdown with its title, its version and full links', async ({ page }) => {
    await page.goto(`${FULL_URL}next/api/read/`);
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /^# read\n\n> Harbor, version next: <https:\/\/harbor\.example\/manual\/next\/api\/read\/>\n/,
    );
    expect(copied).toContain('[streams](https://harbor.example/manual/next/guide/streams/#back-pressure)');
    expect(copied).not.toContain('description:');
  });

  test('a failure to fetch the page is reported', async ({ page }) => {
    await page.route('**/index.md', (route) => route.abort());
    await page.goto(`${FULL_URL}api/read/`);
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copying failed' })).toBeVisible();
  });
});

test('without a clipboard the link remains', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openPage(page, `${FULL_URL}api/read/`);
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toHaveCount(0);
});

test('after a navigation the link and the head name the page being read', async ({ page }) => {
  await openPage(page, `${FULL_URL}api/`);
  await page.getByRole('article').getByRole('link', { name: 'read' }).click();
  await expect(page).toHaveURL(`${FULL_URL}api/read/`);
  const address = `${BASE}api/read/index.md`;
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', address);
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute('href', address);
});

test('every page of every version has its copy, as Markdown', async ({ request }) => {
  const pageMap = await (await request.get(`${FULL_URL}page-map.json`)).json();
  const pages: { versions: Record<string, { path: string }> }[] = pageMap.pages;
  const paths = pages.flatMap(({ versions }) => Object.values(versions).map(({ path }) => path));
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const response = await request.get(`${new URL(path, FULL_URL)}index.md`);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/markdown; charset=utf-8');
    expect(await response.text(), path).toContain(`<https://harbor.example${path}>`);
  }
});

test('an image in a copy leads to a file that is there', async ({ request }) => {
  const copy = await (await request.get(`${FULL_URL}guide/streams/index.md`)).text();
  const [, address = ''] = /!\[Data flows from left to right\]\(([^)]+)\)/.exec(copy) ?? [];
  expect((await request.get(new URL(new URL(address).pathname, FULL_URL).href)).status(), address).toBe(200);
});

for (const [name, path] of [
  ['next', 'next/'],
  ['4.0.0', ''],
  ['3.0.0', '3.0.0/'],
] as const) {
  test(`llms.txt of ${name} names its version, and its links lead to copies`, async ({ request }) => {
    const response = await request.get(`${FULL_URL}${path}llms.txt`);
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(new RegExp(`^# Harbor ${name.replaceAll('.', '\\.')}\\n`));
    expect(text).toContain('## Guide');
    const links = [...text.matchAll(/\((https:[^)]+\/index\.md)\)/g)].map(([, link = '']) => new URL(link).pathname);
    expect(links).toContain(`${BASE}${path}api/read/index.md`);
    for (const link of links) expect((await request.get(new URL(link, FULL_URL).href)).status(), link).toBe(200);
    const full = await (await request.get(`${FULL_URL}${path}llms-full.txt`)).text();
    expect(full.match(/^> Harbor, version /gm)).toHaveLength(links.length);
    expect(full.indexOf(`${path}api/>`)).toBeGreaterThan(full.indexOf(`${path}guide/streams/>`));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a link to the page as Markdown', async ({ page, request }) => {
    await page.goto(`${FULL_URL}api/read/`);
    const link = page.getByRole('link', { name: 'View as Markdown' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(await (await request.get(new URL(href, FULL_URL).href)).text()).toMatch(/^# read\n/);
    await expect(page.getByRole('button', { name: 'Copy page as Markdown' })).toHaveCount(0);
  });
});
