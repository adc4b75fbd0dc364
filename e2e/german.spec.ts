import type { Locator, Page } from '@playwright/test';
import { results } from '../common/strings/de/results.ts';
import { strings } from '../common/strings/de/shell.ts';
import { sitePages } from '../common/strings/de/sitePages.ts';
import { setConnection } from './pageChunks.ts';
import { ENGLISH_WORDS, findEnglishWords } from './shellWords.ts';
import { FIXTURE_URL, openPage, RETIRED_VERSION } from './site.ts';
import { expect, test } from './test.ts';

/** Expect that the shell says nothing in English there, and that the page names its language. */
async function expectGerman(locator: Locator): Promise<void> {
  await expect(locator.page().locator('html')).toHaveAttribute('lang', 'de');
  expect(await findEnglishWords(locator)).toEqual([]);
}

test('the files of both languages have words to compare', () => {
  expect(ENGLISH_WORDS.length).toBeGreaterThan(30);
});

test('a page of the docs has a German shell', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}guide/install/`);
  const { callouts, calloutTitle, copy } = strings.content;
  await expect(page.getByRole('note', { name: callouts.note, exact: true })).toBeVisible();
  await expect(page.getByRole('note', { name: calloutTitle(callouts.tip, 'Faster'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: copy }).first()).toBeAttached();
  await expectGerman(page.getByRole('article'));
});

test('the version menu and the notice of an unreleased version are German', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}next/api/`);
  const { notice, menu: name, badges, all } = strings.versions;
  await expect(page.getByRole('region', { name: notice.name })).toContainText(notice.unreleased('Harbor').before);
  const menu = page.getByRole('navigation', { name, exact: true });
  await menu.locator('summary').click();
  await expect(menu.getByText(badges.latest)).toBeVisible();
  await expect(menu.getByRole('link', { name: all })).toBeVisible();
  await expectGerman(menu);
  await expectGerman(page.getByRole('region', { name: notice.name }));
});

test('the not-found page is German', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}4.0.0/next/api/watch/`);
  const { home, explanation } = strings.versions.notFound;
  await expect(page.getByRole('main').getByRole('link', { name: home('4.0.0') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(explanation('4.0.0'));
  await expectGerman(page.getByRole('main'));
});

test('a page that did not load says so in German', async ({ page, context }) => {
  // Only what the reader asks for is loaded.
  await setConnection(page, { saveData: true });
  await openPage(page, `${FIXTURE_URL}api/read/`);
  await context.setOffline(true);
  const sidebar = page.getByRole('navigation', { name: strings.sidebar.sidebar });
  await sidebar.getByRole('link', { name: 'watch', exact: true }).click();
  const box = page.getByRole('main').getByRole('alert');
  const { failureTitle } = strings.loading;
  await expect(box.getByRole('heading', { name: failureTitle })).toBeVisible();
  await expect(box.getByRole('button', { name: strings.ui.retry })).toBeVisible();
  await expect(page).toHaveTitle(`${failureTitle} - Harbor`);
  await expectGerman(box);
});

test.describe('the search box is German', () => {
  const words = { ...strings.search, ...results };
  const banner = (page: Page) => page.getByRole('banner');
  const field = (page: Page) => banner(page).getByRole('combobox', { name: words.search, exact: true });
  const status = (page: Page) => banner(page).getByRole('status');
  const hits = (page: Page) => banner(page).getByRole('listbox', { name: words.suggestions }).getByRole('option');

  test.beforeEach(async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}api/`);
  });
  const open = (page: Page) => page.getByRole('button', { name: words.open }).click();
  const find = async (page: Page, query: string) => {
    await open(page);
    await field(page).fill(query);
  };

  test('before a search', async ({ page }) => {
    await open(page);
    await expect(field(page)).toHaveAttribute('placeholder', words.search);
    await expect(banner(page).getByText(`${words.keys.mod} K`)).toBeVisible();
    await expectGerman(banner(page));
  });

  test('with hits, and with earlier searches', async ({ page }) => {
    await find(page, 'write');
    await expect(hits(page).first()).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ Abschnitte auf \d+ Seiten$/);
    await expect(banner(page).getByRole('link', { name: words.resultsOutside('API') })).toBeVisible();
    await expectGerman(banner(page));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/write\//);
    await open(page);
    await banner(page).getByRole('button', { name: words.clear }).click();
    await expect(banner(page).getByRole('group', { name: words.recent })).toBeVisible();
    await expect(banner(page).getByRole('group', { name: results.visited })).toBeVisible();
    await expect(banner(page).getByRole('group', { name: results.firstSteps })).toBeVisible();
    await expectGerman(banner(page));
  });

  test('with no hits', async ({ page }) => {
    await find(page, 'zzqqxxyy');
    await expect(status(page)).toHaveText(words.found(0, 0));
    await expectGerman(banner(page));
  });

  test('with a mistake in the query', async ({ page }) => {
    await find(page, 'write bogus:a');
    await expect(banner(page).getByText(words.mistakes.unknownField('bogus', []))).toBeVisible();
    await expectGerman(banner(page));
  });

  test('where the search cannot be loaded', async ({ page }) => {
    await page.route('**/static/search/**', (route) => route.abort());
    await find(page, 'write');
    await expect(status(page)).toHaveText(words.failures.offline);
    await expect(banner(page).getByRole('button', { name: strings.ui.retry })).toBeVisible();
    await expectGerman(banner(page));
  });
});

test.describe('the search page is German', () => {
  const words = { ...strings.search, ...results };
  const main = (page: Page) => page.getByRole('main');
  const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
  const count = (page: Page) => main(page).getByRole('status');
  const filter = (page: Page, name: string) => main(page).getByRole('combobox', { name, exact: true });

  test('without a query', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}search/`);
    await expect(title(page)).toHaveText(words.searchDocs);
    await expect(page).toHaveTitle(`${words.search} - Harbor`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', words.description);
    await expectGerman(main(page));
  });

  test('with hits of all versions, and its filters', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}search/?q=quota&version=all`);
    await expect(title(page)).toHaveText(words.resultsFor('quota'));
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    await expect(count(page)).toHaveText(/^\d+ /);
    await expect(filter(page, words.area).getByRole('option', { name: words.outsideArea('API') })).toBeAttached();
    await expect(filter(page, words.version)).toHaveValue('all');
    await expect(filter(page, words.version).getByRole('option', { name: strings.versions.all })).toBeAttached();
    await expectGerman(main(page));
  });

  test('with no hits', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}search/?q=zzqqxxyy`);
    await expect(count(page)).toHaveText(results.found(0, 0));
    await expectGerman(main(page));
  });

  test('with a version that there is not', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}search/?q=write&version=9.9.9`);
    await expect(count(page)).toContainText(results.noVersion('9.9.9', '4.0.0'));
    await expectGerman(main(page));
  });

  test('with a word that only another version has', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}search/?q=quota`);
    await expect(main(page).getByText(words.wordElsewhere('4.0.0').between)).toBeVisible();
    await expectGerman(main(page));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('too', async ({ page }) => {
      await page.goto(`${FIXTURE_URL}search/`);
      await expect(main(page).getByText(words.withoutScripts)).toBeVisible();
      await expectGerman(main(page));
    });
  });
});

test('the list of versions is German', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}versions/`);
  const { intro, badges, leadsTo } = sitePages.allVersions;
  await expect(page).toHaveTitle(`${strings.versions.menu} - Harbor`);
  await expect(page.getByRole('main')).toContainText(intro('Harbor'));
  const retired = page.getByRole('row').last();
  await expect(retired).toHaveText(`${RETIRED_VERSION}${badges.retired}${leadsTo} 4.0.0`);
  await expectGerman(page.getByRole('main'));
});

test('a page of a retired version is German', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}${RETIRED_VERSION}/api/read/`);
  const { title, heading, explanation } = sitePages.retired;
  const read = { title: 'read', version: RETIRED_VERSION };
  await expect(page).toHaveTitle(`${title(read)} - Harbor`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading(RETIRED_VERSION));
  await expect(page.getByRole('main')).toContainText(explanation(read, 'Harbor'));
  await expectGerman(page.getByRole('main'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that leads on is German', async ({ page, request }) => {
    const html = await (await request.get(`${FIXTURE_URL}4.0.0/api/`)).text();
    // Without this, the page leads on at once.
    await page.setContent(html.replace(/<noscript>.*<\/noscript>/, ''));
    await expect(page).toHaveTitle(sitePages.redirect.title);
    await expect(page.locator('body')).toContainText(sitePages.redirect.before);
    await expectGerman(page.locator('body'));
  });
});
