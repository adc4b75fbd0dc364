import { findFaults } from './axe.ts';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = '/api/watch/';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a signature says since when it exists, how it changed, and what to use instead', async ({ page }) => {
    await page.goto(PAGE);
    const article = page.getByRole('article');
    await expect(article).toContainText(
      'Folder.watch: since 3.1.0; changed in 4.0.0: return type ((path: string): Watcher before)',
    );
    await expect(article).toContainText('Folder.list: deprecated since 4.0.0: use Folder.watch');
  });

  test('an older version knows nothing of what came later', async ({ page }) => {
    await page.goto(`/3.1.0${PAGE}`);
    await expect(page.getByText(/^Folder\.watch: since/)).toHaveText('Folder.watch: since 3.1.0');
    // As old as the oldest version, and deprecated later.
    await expect(page.getByText(/^Folder\.list:/)).toHaveCount(0);
  });
});

test('the line is in the language of the site', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/watch/`);
  await expect(page.getByRole('article')).toContainText('Folder.list: veraltet: stattdessen Folder.watch');
});

test('the search finds it', async ({ page }) => {
  await openPage(page, '/search/?q=folder.watch since');
  await expect(page.getByRole('main').getByRole('link', { name: 'watch', exact: true }).first()).toBeVisible();
});

test('the Markdown copy has it', async ({ request }) => {
  const copy = await (await request.get(`${PAGE}index.md`)).text();
  expect(copy).toContain('```\n\n`Watcher`: since 3.1.0\n');
});

test('it is no change of the page', async ({ page }) => {
  await page.goto(`/next${PAGE}`);
  await expect(page.getByRole('article').locator('summary').first()).toHaveText(words.history.facts.none);
  await page.goto(`/compare/?page=${PAGE}&from=3.1.0&to=4.0.0`);
  await expect(page.getByRole('heading', { name: 'Signature' })).toBeVisible();
  await expect(page.getByRole('article')).not.toContainText('since');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it can be read in ${colorScheme} mode, also on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, PAGE);
    expect(await findFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
