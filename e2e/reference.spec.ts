import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = '/next/api/reference/radio/';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page lists the symbols of a package by kind, with members, links and the line of the source', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /Classes/,
      /Functions/,
      /Interfaces/,
      /Types/,
      /Enums/,
    ]);
    const receiver = page.locator('section', { has: page.locator('#Receiver') });
    await expect(receiver).toContainText('abstract class Receiver');
    await expect(receiver.getByRole('listitem').first()).toContainText('new Receiver(folder: Folder)');
    await expect(receiver.getByRole('link', { name: 'Folder' })).toHaveAttribute(
      'href',
      '/next/api/reference/harbor/#Folder',
    );
    await expect(receiver.getByRole('link', { name: 'Source' })).toHaveAttribute(
      'href',
      /packages\/radio\/src\/index\.ts#L16$/,
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });

  test('a symbol says what happened to it, and which page explains it', async ({ page }) => {
    await page.goto('/api/reference/harbor/');
    const folder = page.locator('section', { has: page.locator('#Folder') });
    await expect(folder.getByRole('listitem').filter({ hasText: 'watch(' })).toContainText(
      'since 3.1.0; changed in 4.0.0',
    );
    await expect(folder.getByRole('link', { name: 'watch', exact: true })).toHaveAttribute(
      'href',
      '/api/watch/#signature',
    );
  });
});

test('the sidebar leads to the packages, and a version to its own symbols', async ({ page }) => {
  await openPage(page, '/next/api/reference/');
  await page.getByRole('main').getByRole('link', { name: 'radio' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('navigation', { name: words.sidebar.sidebar }).locator('[aria-current=page]')).toHaveText(
    'radio',
  );
  expect((await page.request.get('/api/reference/radio/')).status()).toBe(404);
  await openPage(page, '/3.0.0/api/reference/harbor/');
  await expect(page.locator('#Folder\\.watch')).toHaveCount(0);
});

test('each member links to its line of the source', async ({ page }) => {
  await openPage(page, PAGE);
  const member = page.locator('#TuneOptions\\.channel');
  await expect(member.getByRole('link', { name: 'Source' })).toHaveAttribute(
    'href',
    /packages\/radio\/src\/index\.ts#L\d+$/,
  );
});

test('the symbols are there again for a reader who returns', async ({ page }) => {
  await openPage(page, PAGE);
  await page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name: 'watch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'watch' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('#Receiver')).toBeVisible();
});

test('symbols are printed without the filter and links to sources', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  await openPage(page, PAGE);
  await expect(page.locator('#Receiver')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: words.reference.filter })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Source' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718);
});

test('the filter keeps what has the text in its name, and says how many', async ({ page }) => {
  await openPage(page, PAGE);
  const status = page.getByRole('article').getByRole('status');
  await expect(status).toHaveText('5 symbols');
  await page.getByRole('searchbox', { name: words.reference.filter }).fill('chan');
  await expect(status).toHaveText('2 symbols');
  await expect(page.locator('#TuneOptions\\.channel')).toBeVisible();
  await expect(page.locator('#TuneOptions\\.band')).toBeHidden();
  await page.getByRole('searchbox', { name: words.reference.filter }).fill('crane');
  await expect(status).toHaveText('0 symbols');
});

test('an address with an anchor shows its symbol, also after a filter', async ({ page }) => {
  await openPage(page, `${PAGE}#Signal`);
  await expect(page.getByRole('heading', { name: 'Signal', exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: words.reference.filter }).fill('Band');
  await expect(page.locator('#Receiver')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#Receiver';
  });
  await expect(page.locator('#Receiver')).toBeInViewport();
});

test('the Markdown copy has all signatures', async ({ request }) => {
  const copy = await (await request.get(`${PAGE}index.md`)).text();
  expect(copy).toContain('### `Receiver`\n\n```ts\nabstract class Receiver\n```');
  expect(copy).toContain('- `abstract tune(options: TuneOptions): Promise<Signal>`');
});

test('changes of two versions are compared by symbol', async ({ page }) => {
  await openPage(page, '/compare/?page=/api/reference/harbor/&from=3.1.0&to=4.0.0');
  await expect(page.getByRole('insertion').filter({ hasText: 'Promise' }).first()).toBeVisible();
});

test('it is in the language of the site', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}next/api/reference/radio/`);
  await expect(page.getByRole('heading', { name: 'Klassen' })).toBeVisible();
});
