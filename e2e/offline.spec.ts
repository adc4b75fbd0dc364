import type { Page } from '@playwright/test';
import { fileCache, versionCache } from '../common/offline.ts';
import { formatSearchAddress } from '../common/search.ts';
import { countTraces, rowOf, saveButton, storeVersion } from './offline.ts';
import { holdRequests } from './pageChunks.ts';
import { fillBox } from './searchBox.ts';
import { BASE, openPage, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

const { offline } = words;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const main = (page: Page) => page.getByRole('main');

test('the site can be installed, and a reader who stores nothing has no worker and loads nothing of it', async ({
  page,
  context,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const session = await context.newCDPSession(page);
  await openPage(page, 'api/read/');
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The browser of the tests is a private one.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  expect(addresses.filter((address) => address.includes('offline'))).toEqual([]);
  expect(await countTraces(page)).toBe(0);
});

test('a stored version is read, searched and run without a connection', async ({ page, context }) => {
  await storeVersion(page, 'next');
  await context.setOffline(true);
  await openPage(page, 'next/guide/run');
  await expect(page).toHaveURL('next/guide/run/');
  await page.getByRole('button', { name: words.sample.run }).first().click();
  await expect(page.getByRole('log', { name: words.library.run.output })).not.toBeEmpty();
  await fillBox(page, 'write');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/next\/api\/write\//);
  await page.goto(`next/search/${formatSearchAddress({ q: 'write', area: 'api' })}`);
  await expect(main(page).getByRole('link', { name: /write/i }).first()).toBeVisible();
});

test('without a connection, permalinks lead on, and what is not stored names what is', async ({ page, context }) => {
  await storeVersion(page, '4.0.0');
  await context.setOffline(true);
  await openPage(page, '4.0.0/api/read/?a=b#signature');
  await expect(page).toHaveURL('api/read/?a=b#signature');
  await expect(title(page)).toContainText('read');
  await openPage(page, '3.0.0/api/read/');
  await expect(title(page)).toHaveText(offline.notSaved);
  await main(page)
    .getByRole('link', { name: offline.open('4.0.0') })
    .click();
  await expect(page).toHaveURL('api/read/');
  await openPage(page, 'nowhere/');
  await expect(title(page)).toHaveText(offline.notSaved);
  await expect(page).toHaveTitle(new RegExp(`^${offline.notSaved}`));
  await expect(main(page).getByRole('link', { name: offline.howToSave.link })).toHaveAttribute('href', /\/versions\/$/);
  await openPage(page, '3.0.0/api/read/');
  await expect(title(page)).toHaveText(offline.notSaved);
  await context.setOffline(false);
  await main(page).getByRole('button', { name: words.ui.retry }).click();
  await expect(title(page)).toContainText('read');
});

test('a version is completed after the browser removed files of it, and removed without a trace', async ({
  page,
  context,
}) => {
  await storeVersion(page, 'next');
  await page.evaluate((name) => caches.delete(name), fileCache(BASE));
  await openPage(page, 'versions/');
  await expect(rowOf(page, 'next')).toContainText(offline.lost);
  await saveButton(page, 'next').click();
  await expect(rowOf(page, 'next')).toContainText(offline.stored);
  await context.setOffline(true);
  await rowOf(page, 'next').getByRole('button', { name: offline.remove }).click();
  await expect(saveButton(page, 'next')).toBeFocused();
  await expect.poll(() => countTraces(page)).toBe(0);
  // A worker that was removed can come back.
  await context.setOffline(false);
  await saveButton(page, 'next').click();
  await expect(rowOf(page, 'next')).toContainText(offline.stored);
});

test('a stored version that the site no longer has is named below the others, and can be removed', async ({ page }) => {
  await storeVersion(page, '3.0.0');
  await renameStored(page, '3.0.0', '0.1.0');
  // As a page has its list that is older than the latest version.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.querySelector('[data-offline="4.0.0"]')?.setAttribute('data-offline', ''),
    ),
  );
  await openPage(page, 'versions/');
  const gone = page.getByRole('region', { name: offline.gone });
  await expect(gone.getByRole('listitem')).toHaveText([/^0\.1\.0/]);
  await gone.getByRole('button', { name: offline.remove }).click();
  await expect(gone).toContainText(offline.none);
  await expect.poll(() => countTraces(page)).toBe(0);
});

/** Store a version under another name, as the worker would. */
const renameStored = (page: Page, segment: string, name: string): Promise<void> =>
  page.evaluate(
    async ([cacheName, oldKey, newKey, segment]) => {
      const cache = await caches.open(cacheName);
      const version = await (await cache.match(oldKey))?.json();
      await cache.put(newKey, new Response(JSON.stringify({ ...version, segment, label: segment })));
      await cache.delete(oldKey);
    },
    [versionCache(BASE), BASE + segment, BASE + name, name] as const,
  );

test('the page of all versions says what each weighs', async ({ page }) => {
  await openPage(page, 'versions/');
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(VERSIONS.length);
  await expect(saveButton(page, '3.0.0')).toHaveText(/^Save \(\d+(\.\d)? MB\)$/);
  await expect(rowOf(page, '3.0.0')).toContainText(/Takes \d+(\.\d)? MB/);
});

test('a download can be cancelled, ends in all tabs, and goes on when the first leaves the site', async ({
  page,
  context,
}) => {
  await openPage(page, 'versions/');
  // Only downloads ask for all of them. They are the worker's, which belongs to no page.
  const release = await holdRequests(context, '**/search/text/**');
  await saveButton(page, 'next').click();
  await expect(page.getByRole('progressbar', { name: offline.storing('next') })).toBeVisible();
  const cancel = rowOf(page, 'next').getByRole('button', { name: offline.cancel });
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expect(saveButton(page, 'next')).toBeFocused();

  await saveButton(page, 'next').click();
  const other = await context.newPage();
  await openPage(other, 'versions/');
  await page.goto('about:blank');
  release();
  await expect(rowOf(other, 'next')).toContainText(offline.stored);
});

test('a reader is told that the browser does not let the site store', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
  await openPage(page, 'versions/');
  await saveButton(page, 'next').click();
  await expect(rowOf(page, 'next')).toContainText(offline.failures.denied);
  await expect(saveButton(page, 'next')).toBeFocused();
});
