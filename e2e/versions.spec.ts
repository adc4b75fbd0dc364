import type { Page } from '@playwright/test';
import { PREFERRED_VERSION_KEY } from '../common/storageKeys.ts';
import { blockStorage } from './blockStorage.ts';
import { openUntilIdle } from './pageChunks.ts';
import { openBox } from './searchBox.ts';
import { BASE, openPage, switchVersion, VERSIONS, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

const { latest, ended } = words.versions.notice;

const menu = (page: Page) => page.getByRole('navigation', { name: words.versions.menu });
const notice = (page: Page) => page.getByRole('region', { name: words.versions.notice.name });
const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Harbor', exact: true });
const area = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'API', exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PREFERRED_VERSION_KEY);

/** Store a choice as on an earlier visit. */
const prefer = (page: Page, name: string) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [PREFERRED_VERSION_KEY, name] as const);

async function openMenu(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await menu(page).locator('summary').click();
}

test('each version can be chosen in the menu, has its own areas, and is kept as the preferred one', async ({
  page,
}) => {
  await openPage(page, '3.0.0/');
  await expect(page.getByRole('article')).toContainText('loadLegacy');
  expect(await stored(page)).toBeNull();
  for (const [name, path] of VERSIONS) {
    await switchVersion(page, name);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner').getByText(words.versions.version(name))).toBeVisible();
    await expect(area(page)).toHaveAttribute('href', `${BASE}${path}api/`);
    expect(await stored(page)).toBe(name);
  }
});

test('keeps the page, the query and the anchor when switching version', async ({ page }) => {
  await openPage(page, 'api/cargo/manifest/load/?from=mail#signature');
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('3.0.0/api/cargo/manifest/load/?from=mail#signature');
  await expect(page.getByRole('heading', { name: 'Signature' })).toBeInViewport();
});

test('the menu opens by keyboard, and closes when the focus leaves it', async ({ page }) => {
  await openPage(page, 'api/');
  const button = menu(page).locator('summary');
  const first = menu(page).getByRole('link', { name: /^next/ });
  await button.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Space');
  await menu(page).getByRole('link', { name: words.versions.all }).focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeHidden();
});

test('without the manifest the menu shows the version being read and the way to the list', async ({ page }) => {
  await page.route('**/versions.json', (route) => route.abort());
  await openMenu(page, '3.1.0/api/');
  await expect(menu(page).getByRole('link')).toHaveText([/^3\.1\.0/, words.versions.compare, words.versions.all]);
  await menu(page).getByRole('link', { name: words.versions.all }).click();
  await expect(page.getByRole('heading', { name: words.versions.menu })).toBeVisible();
});

test('a page follows what was released and removed after it was built', async ({ page }) => {
  await page.route('**/versions.json', async (route) => {
    const manifest = await (await route.fetch()).json();
    const [next, built] = manifest.versions;
    const added = { ...built, name: '5.0.0', label: '5.0.0' };
    const older = { ...built, role: 'older', isLast: false, path: `${BASE}4.0.0/` };
    await route.fulfill({ json: { ...manifest, latest: '5.0.0', versions: [next, added, older] } });
  });
  await openPage(page, 'api/');
  await expect(notice(page)).toContainText(latest.link + latest.after('5.0.0'));
  await openMenu(page, '3.0.0/api/read/');
  await expect(menu(page).getByRole('link')).toHaveText([
    /^next/,
    /^5\.0\.0/,
    /^4\.0\.0/,
    /^3\.0\.0/,
    words.versions.compare,
    words.versions.upgrade('3.0.0'),
    words.versions.all,
  ]);
  await expect(menu(page).getByRole('link', { name: /^3\.0\.0/ })).toHaveAttribute('aria-current', 'true');
});

test('the notice of an old version leads to the same place of the latest, even if it is pressed early', async ({
  page,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/{versions,history/**/index}.json', (route) => void held.push(() => route.continue()));
  await openPage(page, '3.0.0/api/cargo/manifest/load/#signature');
  const { before, after } = ended('Harbor');
  await expect(notice(page)).toContainText(`${before}3.0.0${after}`);
  await expect.poll(() => held.length).toBe(2);
  await notice(page).getByRole('link', { name: latest.link, exact: true }).click();
  for (const answer of held) await answer();
  await expect(page).toHaveURL('api/cargo/manifest/load/#signature');
});

test('a notice that was pressed early leads on from its own page alone', async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/{versions,history/**/index}.json', (route) => void held.push(() => route.continue()));
  await openPage(page, '3.0.0/api/cargo/manifest/load/');
  await expect.poll(() => held.length).toBe(2);
  const link = notice(page).getByRole('link', { name: latest.link, exact: true });
  await link.click();
  await page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name: 'unload' }).click();
  await expect(page).toHaveURL('3.0.0/api/cargo/manifest/unload/');
  await expect.poll(() => held.length).toBe(3);
  for (const answer of held) await answer();
  await expect(link).toHaveAttribute('href', `${BASE}api/cargo/manifest/unload/`);
  await expect(page).toHaveURL('3.0.0/api/cargo/manifest/unload/');
});

test('a phone names the version, and changes it in the navbar and in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '3.1.0/api/');
  await expect(page.getByRole('banner').getByText('3.1.0', { exact: true }).first()).toBeVisible();
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('3.0.0/api/');
  await waitForHydration(page);
  await page.getByRole('button', { name: words.navbar.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: /^next/ }).click();
  await expect(page).toHaveURL('next/api/');
  expect(await stored(page)).toBe('next');
});

test('the preferred version is where a page of no version leads, and never redirects', async ({ page }) => {
  await prefer(page, '3.0.0');
  await openUntilIdle(page, 'api/', 'api/read/');
  await expect(page).toHaveURL('api/');
  await expect(brand(page)).toHaveAttribute('href', BASE);
  await openPage(page, 'lost/');
  await expect(brand(page)).toHaveAttribute('href', `${BASE}3.0.0/`);
  await area(page).click();
  await expect(page).toHaveURL('3.0.0/api/');
});

test('a preferred version that the site no longer has is forgotten', async ({ page }) => {
  // This page reads no preference.
  await page.goto('versions/');
  await page.evaluate((key) => localStorage.setItem(key, '0.1.0'), PREFERRED_VERSION_KEY);
  await openPage(page, 'api/');
  await expect.poll(() => stored(page)).toBeNull();
});

test('versions, the search and the steps of an upgrade work where storage is blocked', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await blockStorage(page);
  await openPage(page, 'lost/');
  await expect(brand(page)).toHaveAttribute('href', BASE);
  await openPage(page, 'api/');
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('3.0.0/api/');
  await waitForHydration(page);
  await openBox(page);
  const { firstSteps, visited } = words.results;
  // Of the three pages, this version lacks one.
  await expect(page.getByRole('group', { name: firstSteps }).getByRole('option')).toHaveCount(2);
  await expect(page.getByRole('group', { name: visited })).toHaveCount(0);
  await openPage(page, 'upgrade/?from=3.0.0&to=4.0.0');
  await page.getByRole('checkbox', { name: 'Name each filter' }).check();
  await expect(page.getByText(words.upgrade.progress(1, 7))).toBeVisible();
  expect(errors).toEqual([]);
});
