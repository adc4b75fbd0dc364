import type { Page } from '@playwright/test';
import type { PageMap } from '../common/pageMap.ts';
import { formatSearchAddress } from '../common/searchAddress.ts';
import { findFaults } from './axe.ts';
import { type HeldSite, openHeldSite } from './heldSite.ts';
import { countTraces, openActions, storeButton, storeVersion } from './offline.ts';
import { fillBox } from './searchBox.ts';
import { FIXTURE_URL, openPage, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

const { notFound, failures, ...offline } = words.offline;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('a reader who stores nothing has no worker, and loads nothing of it', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openPage(page, '/api/read/');
  await expect(title(page)).toBeVisible();
  expect(addresses.filter((address) => address.includes('offline'))).toEqual([]);
  expect(await countTraces(page)).toBe(0);
});

test('the site can be installed', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await openPage(page, '/api/read/');
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The browser of the tests is a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test.describe('without a connection', () => {
  test('each page of the stored version opens', async ({ page, context, request }) => {
    const pageMap: PageMap = await (await request.get('/page-map.json')).json();
    const paths = pageMap.pages.flatMap(({ versions }) => versions.next?.path ?? []);
    expect(paths.length).toBeGreaterThan(0);
    await storeVersion(page, '/next/', 'next');
    await context.setOffline(true);
    for (const path of paths) {
      expect((await openPage(page, path))?.status(), path).toBe(200);
      await expect(title(page)).toBeVisible();
    }
  });

  test('links, the search, samples and addresses without a slash work', async ({ page, context }) => {
    await storeVersion(page, '/next/', 'next');
    await context.setOffline(true);
    await openPage(page, '/next/guide/run');
    await expect(page).toHaveURL('/next/guide/run/');
    await page.getByRole('button', { name: words.sample.run }).first().click();
    await expect(page.getByRole('log', { name: words.library.run.output })).not.toBeEmpty();
    await fillBox(page, 'write');
    await page.getByRole('option').first().click();
    await expect(page).toHaveURL(/\/next\/api\/write\//);
    await page.goto(`/next/search/${formatSearchAddress({ q: 'write', area: 'api' })}`);
    await expect(main(page).getByRole('link', { name: /write/i }).first()).toBeVisible();
  });

  test('a permalink of the latest version leads on', async ({ page, context }) => {
    await storeVersion(page, '/', '4.0.0');
    await context.setOffline(true);
    await openPage(page, '/4.0.0/api/read/?a=b#signature');
    await expect(page).toHaveURL('/api/read/?a=b#signature');
    await expect(title(page)).toBeVisible();
  });

  test('another version says that it is not stored, and which one is', async ({ page, context }) => {
    await storeVersion(page, '/3.1.0/', '3.1.0');
    await context.setOffline(true);
    await openPage(page, '/3.0.0/api/read/');
    await expect(main(page)).toContainText(notFound.version('3.0.0'));
    await main(page)
      .getByRole('link', { name: words.versions.notFound.pageInVersion('read', '3.1.0') })
      .click();
    await expect(page).toHaveURL('/3.1.0/api/read/');
    await openPage(page, '/3.1.0/nowhere/');
    await expect(main(page)).toContainText(notFound.page);
  });

  test('versions stay removable', async ({ page, context }) => {
    await storeVersion(page, '/next/', 'next');
    await context.setOffline(true);
    await openPage(page, '/next/api/read/');
    await openActions(page);
    await page.getByRole('button', { name: offline.remove('next') }).click();
    await expect(page.getByText(offline.none('next'))).toBeVisible();
    await expect.poll(() => countTraces(page)).toBe(0);
  });
});

test('the page of all versions stores any of them, and says what each weighs', async ({ page, context }) => {
  await openPage(page, '/versions/');
  const section = page.getByRole('region', { name: offline.title });
  await expect(section.getByRole('button')).toHaveCount(VERSIONS.length);
  await expect(storeButton(page, '3.0.0')).toHaveText(/\(\d+(\.\d+)? MB\)$/);
  await storeButton(page, '3.0.0').click();
  await expect(section).toContainText(offline.stored('3.0.0'));
  expect(await findFaults(page)).toEqual([]);
  await context.setOffline(true);
  await openPage(page, '/3.0.0/api/read/');
  await expect(title(page)).toBeVisible();
});

test('removing leaves nothing in the browser', async ({ page }) => {
  await storeVersion(page, '/next/', 'next');
  const remove = page.getByRole('button', { name: offline.remove('next') });
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(storeButton(page, 'next')).toBeFocused();
  await expect.poll(() => countTraces(page)).toBe(0);
  // Nor does a page that the worker still serves bring anything back.
  await page.getByRole('link', { name: 'API', exact: true }).first().click();
  await expect(page).toHaveURL('/next/api/');
  expect(await countTraces(page)).toBe(0);
  await openActions(page);
  // A worker that was removed can come back.
  await storeButton(page, 'next').click();
  await expect(page.getByText(offline.stored('next'))).toBeVisible();
});

test('a site whose configuration switches it off offers nothing', async ({ page }) => {
  await openPage(page, FIXTURE_URL);
  await page.locator('summary').filter({ hasText: 'Aktionen zur Seite' }).first().click();
  await expect(page.getByRole('link', { name: 'llms-full.txt' })).toBeVisible();
  await expect(page.getByRole('button', { name: /offline/ })).toHaveCount(0);
});

test.describe('in a browser that does not store', () => {
  test('a reader is told that the browser does not let the site store', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    await openPage(page, '/next/');
    await openActions(page);
    await storeButton(page, 'next').click();
    await expect(page.getByText(failures.denied('next'))).toBeVisible();
    await expect(storeButton(page, 'next')).toBeFocused();
  });

  test('a reader is told that there is no room, and nothing stays', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await openPage(page, '/next/');
    const origin = new URL(FIXTURE_URL).origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
    await openActions(page);
    await storeButton(page, 'next').click();
    await expect(page.getByText(failures.full('next'))).toBeVisible();
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    const count = () => page.evaluate(async () => (await (await caches.open('docs-offline-files /')).keys()).length);
    expect(await count()).toBe(0);
  });

  test('a version of which the browser removed files can be completed', async ({ page }) => {
    await storeVersion(page, '/next/', 'next');
    await page.evaluate(() => caches.delete('docs-offline-files /'));
    await openPage(page, '/next/api/');
    await openActions(page);
    await expect(page.getByText(offline.lost('next'))).toBeVisible();
    await storeButton(page, 'next').click();
    await expect(page.getByText(offline.stored('next'))).toBeVisible();
  });
});

test.describe('while a version is loading', () => {
  let site: HeldSite;

  test.beforeEach(async ({ page }) => {
    site = await openHeldSite(FIXTURE_URL);
    await openPage(page, `${site.url}next/`);
    await openActions(page);
    await expect(storeButton(page, 'next')).toBeVisible();
    // Only downloads ask for all of them.
    site.hold(/\/search\/text\//);
    await storeButton(page, 'next').click();
    await expect(page.getByRole('progressbar', { name: offline.storing('next') })).toBeVisible();
  });

  test.afterEach(() => site.close());

  test('the button cancels it, and keeps the focus', async ({ page }) => {
    const cancel = page.getByRole('button', { name: offline.cancel('next') });
    await expect(cancel).toBeFocused();
    await expect(page.getByText(offline.storing('next'), { exact: true })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await cancel.click();
    await expect(storeButton(page, 'next')).toBeFocused();
    site.release();
    await expect.poll(() => countTraces(page)).toBe(0);
  });

  test('another tab shows it, and it goes on when the first leaves the site', async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, `${site.url}next/api/`);
    await openActions(other);
    await expect(other.getByRole('progressbar', { name: offline.storing('next') })).toBeVisible();
    await page.goto('about:blank');
    site.release();
    await expect(other.getByText(offline.stored('next'))).toBeVisible();
  });

  test('a lost connection is told, and the next attempt goes on', async ({ page }) => {
    site.cut();
    await expect(page.getByText(failures.connection('next'))).toBeVisible();
    site.release();
    await storeButton(page, 'next').click();
    await expect(page.getByText(offline.stored('next'))).toBeVisible();
  });
});
