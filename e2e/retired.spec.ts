import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, RETIRED_VERSION, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

const LIVING = VERSIONS.map(([name]) => name);
const { allVersions, retired } = words.sitePages;
const KEY = 'docs-preferred-version-default';

const title = (page: Page) => page.getByRole('heading', { level: 1, name: retired.heading(RETIRED_VERSION) });
const main = (page: Page) => page.getByRole('main');
/** The link to the page that is still published. */
const wayOn = (page: Page) => main(page).getByRole('link', { name: /\(version / });

const same = (title: string, version: string) => `${retired.samePage} ${retired.target({ title, version })}`;
const nearest = (title: string, version: string) => `${retired.nearestPage} ${retired.target({ title, version })}`;

const TARGETS = [
  ['the home page', '', same('Start', '3.0.0'), '3.0.0/'],
  ['a page that lives on', 'api/read/', same('read', '3.0.0'), '3.0.0/api/read/'],
  ['a page that moved', 'api/put/', same('write', '3.0.0'), '3.0.0/api/old-write/'],
  ['a page that is gone', 'devices/record/', nearest('Devices', '3.0.0'), '3.0.0/devices/'],
  ['a page whose folder is gone', 'pilots/call/', nearest('Start', '4.0.0'), ''],
  ['the search', 'search/', same(words.search.search, '3.0.0'), '3.0.0/search/'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const siteUrl of [FIXTURE_URL, FIXTURE_URL]) {
      for (const [what, route, said, target] of TARGETS) {
        test(`${what} of ${siteUrl}${RETIRED_VERSION}/ says that the version is retired, and links to a published page`, async ({
          page,
        }) => {
          const response = await page.goto(`${siteUrl}${RETIRED_VERSION}/${route}`);
          expect(response?.status()).toBe(200);
          await expect(title(page)).toBeVisible();
          await expect(main(page)).toContainText(
            `in version ${RETIRED_VERSION} of the Harbor documentation is no longer published`,
          );
          await expect(main(page)).toContainText(said);
          await wayOn(page).click();
          await expect(page).toHaveURL(siteUrl + target);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(title(page)).toHaveCount(0);
        });
      }
    }
  });
}

test('a retired page does not redirect, and its canonical address is the published page', async ({ page }) => {
  await page.goto(`/${RETIRED_VERSION}/api/read/`);
  await expect(page).toHaveURL(`/${RETIRED_VERSION}/api/read/`);
  await expect(page).toHaveTitle(`${retired.title({ title: 'read', version: RETIRED_VERSION })} - Harbor`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the list of versions has it last, as retired', async ({ page }) => {
  await page.goto('/versions/');
  await expect(main(page).getByRole('rowheader')).toHaveText(
    [...LIVING, RETIRED_VERSION].map((name) => new RegExp(`^${name.replaceAll('.', '\\.')}\\b`)),
  );
  const last = main(page).getByRole('row').last();
  await expect(last).toHaveText(`${RETIRED_VERSION}${allVersions.badges.retired}${allVersions.leadsTo} 3.0.0`);
  await last.getByRole('link').click();
  await expect(page).toHaveURL('/3.0.0/');
});

test('the version menu does not offer it', async ({ page }) => {
  await openPage(page, '/3.0.0/api/read/');
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.getByText(words.versions.version('3.0.0')).click();
  const names = LIVING.map((name) => new RegExp(`^${name.replaceAll('.', '\\.')}`));
  await expect(menu.getByRole('link')).toHaveText([...names, words.versions.compare, words.versions.all]);
});

test.describe('the search', () => {
  const version = (page: Page) =>
    page.getByRole('combobox', { name: words.layout.actions.report.version, exact: true });
  const results = (page: Page) => main(page).getByRole('heading', { level: 2 }).getByRole('link');

  test('does not offer it, and finds no page of it', async ({ page }) => {
    await openPage(page, '/search/?q=read&version=all');
    await expect(version(page).getByRole('option')).toHaveText([...LIVING, words.versions.all]);
    await expect(results(page).first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: '3.0.0' }).first()).toBeVisible();
    await expect(main(page).getByRole('link', { name: RETIRED_VERSION })).toHaveCount(0);
    await expect(main(page).locator(`a[href*="/${RETIRED_VERSION}/"]`)).toHaveCount(0);
  });

  test('of an older address that asks for it is one of the version being read', async ({ page }) => {
    await openPage(page, `/3.1.0/search/?q=read&version=${RETIRED_VERSION}`);
    await expect(version(page)).toHaveValue('3.1.0');
    await expect(main(page).getByRole('status')).toContainText(words.results.noVersion(RETIRED_VERSION, '3.1.0'));
    await expect(results(page).first()).toHaveAttribute('href', /^\/3\.1\.0\//);
  });
});

test.describe('the not-found page', () => {
  const found = (page: Page) => page.getByRole('region', { name: words.versions.notFound.samePage }).getByRole('link');
  const home = (page: Page) => main(page).getByRole('link', { name: words.ui.homePage });

  test('offers a page that the version never had in living versions alone', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}${RETIRED_VERSION}/api/watch/`);
    await expect(found(page)).toHaveText(
      ['next', '4.0.0', '3.1.0'].map((name) => words.versions.notFound.pageInVersion('watch', name)),
    );
    await expect(home(page)).toHaveText(words.ui.homePage);
    await expect(home(page)).toHaveAttribute('href', '/manual/');
  });

  test('does not offer a page that only the retired version had', async ({ page }) => {
    const files = ['versions', 'page-map'].map((name) => page.waitForResponse(`**/${name}.json`));
    await openPage(page, `${FIXTURE_URL}devices/record/`);
    for (const file of await Promise.all(files)) await file.finished();
    await expect(home(page)).toHaveAttribute('href', '/manual/');
    await expect(found(page)).toHaveCount(0);
    await expect(main(page).getByText(RETIRED_VERSION)).toHaveCount(0);
  });
});

test('a reader who chose it once gets the latest, and the choice is forgotten', async ({ page }) => {
  await page.goto('/versions/');
  await page.evaluate(([key, name]) => localStorage.setItem(key, name), [KEY, RETIRED_VERSION] as const);
  await page.goto('/lost/');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harbor', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('/api/');
});

for (const file of ['versions.json', 'page-map.json', 'sitemap.xml']) {
  test(`${file} does not name it`, async ({ request }) => {
    const response = await request.get(`/${file}`);
    await expect(response).toBeOK();
    expect(await response.text()).not.toContain(RETIRED_VERSION);
  });
}
