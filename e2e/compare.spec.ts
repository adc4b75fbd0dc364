import type { Page } from '@playwright/test';
import { BASE, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const { compare } = words;
const VERSIONS = 'compare/?from=3.0.0&to=4.0.0';
const PAGE = 'compare/?page=/api/write/&from=3.0.0&to=3.1.0';

/** The part of the comparison below a heading. */
const below = (page: Page, heading: string) => page.getByRole('heading', { level: 2, name: heading }).locator('..');

test('the menu and the notice of an old version lead to what differs in its page', async ({ page }) => {
  await openPage(page, '3.0.0/api/old-write/');
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: /^4\.0\.0/ })).toContainText(words.versions.pageMoved);
  await expect(menu.getByRole('link', { name: words.versions.compare })).toHaveAttribute(
    'href',
    `${BASE}3.0.0/compare/?from=3.0.0`,
  );
  await menu.locator('summary').click();
  await page
    .getByRole('region', { name: words.versions.notice.name })
    .getByRole('link', { name: words.versions.notice.compare })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: compare.pageTitle('write') })).toBeVisible();
  await expect(page.getByLabel(compare.from)).toHaveValue('3.0.0');
  await expect(page.getByLabel(compare.to)).toHaveValue('4.0.0');
  await expect(page.getByRole('insertion')).toHaveText(/, chunk by chunk/);
});

test('versions are chosen, swapped, and kept in the address', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(page.getByText('2 changes')).toBeVisible();
  await page.getByRole('button', { name: compare.swap }).click();
  await expect(page).toHaveURL('compare/?page=/api/write/&from=3.1.0&to=3.0.0');
  await expect(page.getByRole('deletion').first()).toBeVisible();
  await page.getByLabel(compare.from).selectOption('4.0.0');
  await page.getByLabel(compare.to).selectOption('3.1.0');
  await expect(page).toHaveURL('compare/?page=/api/write/&from=4.0.0&to=3.1.0');
  await expect(page.getByText(compare.same)).toBeVisible();
});

test('the bar leads from change to change without moving, and shows the whole page, also after Back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openPage(page, 'compare/?page=/api/cargo/manifest/load/&from=3.0.0&to=4.0.0');
  const current = page.getByRole('article').locator('[data-current]').filter({ visible: true });
  await expect(current).toBeInViewport();
  const first = await current.textContent();
  const next = page.getByRole('button', { name: compare.next });
  const box = await next.boundingBox();
  await next.click();
  await expect(current).not.toHaveText(first ?? '');
  await expect(current).toBeInViewport();
  await expect(next).toBeFocused();
  expect(await next.boundingBox()).toEqual(box);
  const folds = page.getByText(/parts? without a change/);
  await expect(folds.first()).toBeVisible();
  await page.getByRole('button', { name: compare.wholePage }).click();
  await expect(folds).toHaveCount(0);
  await expect(current).toBeInViewport();
  const readTop = () => page.evaluate(() => window.scrollY);
  const top = await readTop();
  await expect.poll(() => page.evaluate(() => window.history.state?.top)).toBe(top);
  // A click would scroll to the link.
  await page
    .getByRole('main')
    .getByRole('link', { name: compare.readPage('4.0.0') })
    .dispatchEvent('click');
  await page.waitForURL('api/cargo/manifest/load/');
  await page.goBack();
  await expect(page.getByRole('button', { name: compare.onlyChanges })).toBeVisible();
  await expect.poll(readTop).toBe(top);
});

test('a page that only one version has says where it is', async ({ page }) => {
  await openPage(page, 'compare/?page=/api/watch/&from=3.0.0&to=4.0.0');
  await expect(page.getByText(compare.onlyIn('4.0.0'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /in version 3\.1\.0/ })).toBeVisible();
});

test('a page, and what differs, that cannot be loaded say so, and a page can be tried again', async ({ page }) => {
  await page.route('**/{3.0.0/api/old-write/,page-map.json}', (route) => route.abort());
  await openPage(page, VERSIONS);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await openPage(page, PAGE);
  await expect(page.getByRole('alert')).toContainText(compare.failed);
  await page.unroute('**/{3.0.0/api/old-write/,page-map.json}');
  await page.getByRole('button', { name: words.ui.retry }).click();
  await expect(page.getByText('2 changes')).toBeVisible();
});

test('two versions list their changed pages, which lead to what differs, and the names of the API', async ({
  page,
}) => {
  await openPage(page, VERSIONS);
  await expect(page.getByRole('heading', { name: compare.pages.added })).toBeVisible();
  const api = below(page, 'API');
  await expect(api.getByText('1 deprecated, 2 added')).toBeVisible();
  await expect(api.getByRole('listitem').filter({ hasText: 'Folder.list' })).toContainText('use Folder.watch');
  await api.getByRole('link', { name: 'Folder.watch' }).click();
  await expect(page).toHaveURL('api/watch/#signature');
  await page.goBack();
  const line = page.getByRole('listitem').filter({ hasText: '/api/write/' });
  await expect(line).toContainText(compare.changedIn(2));
  await line.getByRole('link').click();
  await expect(page).toHaveURL('compare/?page=/api/write/&from=3.0.0&to=4.0.0');
});

test('filters are in the address, and are chosen by keyboard', async ({ page }) => {
  await openPage(page, 'compare/?from=3.1.0&to=4.0.0');
  await expect(page.getByRole('heading', { name: compare.pages.changed })).toBeVisible();
  await page.getByLabel(compare.onlyBreaking).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('compare/?from=3.1.0&to=4.0.0&breaking=1');
  await expect(page.getByRole('heading', { name: compare.pages.changed })).toBeHidden();
  await expect(page.getByText('1 changed', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade from 3.1.0 to 4.0.0' })).toHaveAttribute(
    'href',
    `${BASE}upgrade/?from=3.1.0&to=4.0.0`,
  );
  await page.getByLabel(compare.area).selectOption('API');
  await expect(page).toHaveURL('compare/?from=3.1.0&to=4.0.0&area=api&breaking=1');
  await page.reload();
  await expect(page.getByLabel(compare.onlyBreaking)).toBeChecked();
  await expect(page.getByLabel(compare.area)).toHaveValue('api');
  await openPage(page, 'compare/?from=3.1.0&to=4.0.0&area=%3Cb%3E');
  await expect(page.getByLabel(compare.area)).toHaveValue('');
  await expect(page.getByRole('heading', { name: compare.pages.changed })).toBeVisible();
});
