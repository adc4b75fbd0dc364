import { routesOf } from './pageSets.ts';
import { switchVersion, VERSIONS } from './site.ts';
import { expect, test } from './test.ts';

test('an address with the latest version in it leads to the page, with query and anchor', async ({ page }) => {
  await page.goto('/2.1.0/api/adb/sync/read/?from=mail#signature');
  await expect(page).toHaveURL('/api/adb/sync/read/?from=mail#signature');
});

test('every page of the latest has such an address', async ({ request }) => {
  const map = await (await request.get('/page-map.json')).json();
  const paths: string[] = map.pages.flatMap(
    (page: { versions: Record<string, { path: string }> }) => page.versions['2.1.0']?.path ?? [],
  );
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const response = await request.get(`/2.1.0${path}`);
    expect(await response.text(), path).toContain(`<link rel="canonical" href="https://tangoadb.dev${path}">`);
  }
});

test('an address without its slash is sent to the one with it', async ({ request }) => {
  const response = await request.get('/2.0.0/api/adb/sync?x=1', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/2.0.0/api/adb/sync/?x=1');
});

test('links move inside the version, back returns, and a hard reload shows the same page', async ({ page }) => {
  await page.goto('/1.1.0/api/adb/sync/');
  const main = page.getByRole('main');
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'write' }).click();
  await expect(page).toHaveURL('/1.1.0/api/adb/sync/write/');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('write');
  await page.goBack();
  await expect(page).toHaveURL('/1.1.0/api/adb/sync/');
  await expect(main.getByRole('heading', { level: 1 })).not.toContainText('write');
  await page.goForward();
  await page.reload();
  await expect(page).toHaveURL('/1.1.0/api/adb/sync/write/');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('write');
});

for (const [name, path] of VERSIONS) {
  test(`${name} has the category page of TCP connections, in the sidebar of the guide`, async ({ page }) => {
    await page.goto(`${path}category/tcp-connection/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('TCP connection');
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Quick start' })).toBeVisible();
    await page.getByRole('article').getByRole('link', { name: 'Enable ADB over Wi-Fi' }).click();
    await expect(page).toHaveURL(`${path}tango/daemon/tcp/enable/`);
  });

  test(`${name} has a search page besides, which is no page of the docs`, async ({ request }) => {
    const response = await request.get(`${path}search/`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('content="noindex"');
    expect(await (await request.get('/page-map.json')).text()).not.toContain(`"${path}search/"`);
  });

  test(`${name} has exactly the pages that it should, and each of them opens`, async ({ request }) => {
    const map = await (await request.get('/page-map.json')).json();
    const paths: string[] = map.pages.flatMap(
      (page: { versions: Record<string, { path: string }> }) => page.versions[name]?.path ?? [],
    );
    expect(paths.map((pathname) => `/${pathname.slice(path.length)}`).sort()).toEqual(routesOf(name));
    for (const pathname of paths) expect((await request.get(pathname)).status(), pathname).toBe(200);
  });
}

test('a page that moved is found under its old address in the version before, and the other way round', async ({
  page,
}) => {
  await page.goto('/api/bin/logcat/binary/');
  await switchVersion(page, '1.0.0');
  await expect(page).toHaveURL('/1.0.0/api/bin/logcat/');
  await switchVersion(page, 'next');
  await expect(page).toHaveURL('/next/api/bin/logcat/binary/');
});

test('an address without a page has status 404, and helps on', async ({ page }) => {
  const response = await page.goto('/2.0.0/internal/key/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Version 2.0.0 has no page at this address.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home page of version 2.0.0' })).toHaveAttribute('href', '/2.0.0/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /in version next/ })
    .click();
  await expect(page).toHaveURL('/next/internal/key/');
});

test('switching version works on the 404 page too', async ({ page }) => {
  await page.goto('/no/such/page/');
  const menu = page.getByRole('navigation', { name: 'Versions' });
  await menu.getByText(/^Version:/).click();
  await menu.getByRole('link', { name: /^1\.0\.0/ }).click();
  await expect(page).toHaveURL('/1.0.0/');
});

test('pages of older versions name the same page of the latest as canonical, where it exists', async ({ page }) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/1.0.0/api/adb/sync/read/');
  await expect(canonical).toHaveAttribute('href', 'https://tangoadb.dev/api/adb/sync/read/');
  await page.goto('/next/internal/key/');
  await expect(canonical).toHaveAttribute('href', 'https://tangoadb.dev/next/internal/key/');
});

test('the sitemap lists the latest, and pages that exist nowhere newer', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://tangoadb.dev/api/adb/sync/read/</loc>');
  expect(sitemap).toContain('<loc>https://tangoadb.dev/next/internal/key/</loc>');
  expect(sitemap).not.toContain('/1.0.0/');
});
