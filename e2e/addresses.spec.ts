import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_FILE, type ApiFile } from '../common/apiFile.ts';
import { FACTS_DIR } from '../common/docs/facts.ts';
import { RELEASE_FILE } from '../common/docs/releaseNotes.ts';
import { REFERENCE_ROUTE, referenceRoute } from '../common/reference.ts';
import { openPage, switchVersion, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

const DOCS_DIR = path.join(import.meta.dirname, 'fixture', 'docs');
const ORIGIN = 'https://harbor.example';

/** Sorted routes of a version's files: one for each page, the category page, and the reference of each package. */
const routesOf = (name: string): string[] =>
  readdirSync(path.join(DOCS_DIR, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== RELEASE_FILE && !file.startsWith(FACTS_DIR))
    .map((file) => `/${file.split(path.sep).join('/')}`.replace(/(index)?\.md$/, '/').replace('//', '/'))
    .concat('/category/network/', REFERENCE_ROUTE, listPackages(name).map(referenceRoute))
    .sort();

function listPackages(name: string): string[] {
  const api: ApiFile = JSON.parse(readFileSync(path.join(DOCS_DIR, name, API_FILE), 'utf8'));
  return api.packages.map((one) => one.name);
}

test('an address with the name of the latest version redirects to the page, with query and anchor', async ({
  page,
}) => {
  await page.goto('/4.0.0/api/cargo/manifest/load/?from=mail#signature');
  await expect(page).toHaveURL('/api/cargo/manifest/load/?from=mail#signature');
});

test('every page of the latest version has an address with its name', async ({ request }) => {
  for (const route of routesOf('4.0.0')) {
    const response = await request.get(`/4.0.0${route}`);
    expect(await response.text(), route).toContain(`<link rel="canonical" href="${ORIGIN}${route}">`);
  }
});

test('an address without a slash at its end redirects to the one with it', async ({ request }) => {
  const response = await request.get('/3.1.0/api/cargo/manifest?x=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/3.1.0/api/cargo/manifest/?x=1');
});

test('links move inside the version, back returns, and a hard reload shows the same page', async ({ page }) => {
  await page.goto('/3.1.0/api/cargo/manifest/');
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name: 'unload' }).click();
  await expect(page).toHaveURL('/3.1.0/api/cargo/manifest/unload/');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('unload');
  await page.goBack();
  await expect(page).toHaveURL('/3.1.0/api/cargo/manifest/');
  await expect(main.getByRole('heading', { level: 1 })).not.toContainText('unload');
  await page.goForward();
  await page.reload();
  await expect(page).toHaveURL('/3.1.0/api/cargo/manifest/unload/');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('unload');
});

for (const [name, base] of VERSIONS) {
  test(`${name} has the generated page of the network, in the sidebar of the guide`, async ({ page }) => {
    await page.goto(`${base}category/network/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Network');
    const sidebar = page.getByRole('navigation', { name: words.sidebar.sidebar });
    await expect(sidebar.getByRole('link', { name: 'Start' })).toBeVisible();
    await page.getByRole('article').getByRole('link', { name: 'Enable network access' }).click();
    await expect(page).toHaveURL(`${base}guide/connect/network/enable/`);
  });

  test(`${name} has a search page that is not a page of the docs`, async ({ request }) => {
    const response = await request.get(`${base}search/`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('content="noindex"');
    expect(await (await request.get('/page-map.json')).text()).not.toContain(`"${base}search/"`);
  });

  test(`${name} has exactly the pages of its files, and each of them opens`, async ({ request }) => {
    const map = await (await request.get('/page-map.json')).json();
    const pathnames: string[] = map.pages.flatMap(
      (page: { versions: Record<string, { path: string }> }) => page.versions[name]?.path ?? [],
    );
    expect(pathnames.map((pathname) => `/${pathname.slice(base.length)}`).sort()).toEqual(routesOf(name));
    for (const pathname of pathnames) expect((await request.get(pathname)).status(), pathname).toBe(200);
  });
}

test('a page that moved is found at its old address in the version before, and the other way round', async ({
  page,
}) => {
  await page.goto('/api/log/binary/');
  await switchVersion(page, '3.1.0');
  await expect(page).toHaveURL('/3.1.0/api/log/');
  await switchVersion(page, 'next');
  await expect(page).toHaveURL('/next/api/log/binary/');
});

test('an address without a page has status 404 and links to existing pages', async ({ page }) => {
  const response = await openPage(page, '/3.1.0/format/key/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: words.site.notFoundTitle })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(words.versions.notFound.cameWith('Key', 'next'));
  await expect(page.getByRole('link', { name: 'Home page of version 3.1.0' })).toHaveAttribute('href', '/3.1.0/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /in version next/ })
    .first()
    .click();
  await expect(page).toHaveURL('/next/format/key/');
});

test('switching version works on the 404 page too', async ({ page }) => {
  await page.goto('/no/such/page/');
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('/3.0.0/');
});

test('the manifest names the page at the home of each version, and no drafts', async ({ request }) => {
  const { versions } = await (await request.get('/versions.json')).json();
  const { pages } = await (await request.get('/page-map.json')).json();
  for (const { name, path: home, mainDocId, draftIds } of versions) {
    const own = pages.flatMap((entry: Record<string, Record<string, object>>) => entry.versions?.[name] ?? []);
    expect(own).toContainEqual(expect.objectContaining({ id: mainDocId, path: home }));
    expect(draftIds).toEqual([]);
  }
});

test('pages of older versions name the same page of the latest as canonical, where it exists', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/3.0.0/api/cargo/manifest/load/');
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}/api/cargo/manifest/load/`);
  await page.goto('/next/format/key/');
  await expect(canonical).toHaveAttribute('href', `${ORIGIN}/next/format/key/`);
});

test('the sitemap lists the latest, and pages that exist nowhere newer', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${ORIGIN}/api/cargo/manifest/load/</loc>`);
  expect(sitemap).toContain(`<loc>${ORIGIN}/next/format/key/</loc>`);
  expect(sitemap).not.toContain('/3.0.0/');
});
