import { findFaults } from './axe.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const VERSIONS = '/compare/?from=3.0.0&to=4.0.0';

test('changed pages have the share of their words, the largest first', async ({ page }) => {
  await openPage(page, VERSIONS);
  await expect(page.getByText(/^\d+ % changed$/).nth(1)).toBeVisible();
  const shares = await page.getByText(/^\d+ % changed$/).allTextContents();
  const numbers = shares.map((text) => Number.parseInt(text, 10));
  expect(numbers.length).toBeGreaterThan(1);
  const changed = page.getByRole('heading', { name: words.compare.pages.changed }).locator('..');
  const own = (await changed.getByText(/^\d+ % changed$/).allTextContents()).map((text) => Number.parseInt(text, 10));
  expect(own).toEqual([...own].sort((a, b) => b - a));
});

test('names of the API lead to the pages that document them', async ({ page }) => {
  await openPage(page, VERSIONS);
  const api = page.getByRole('heading', { name: 'API', level: 2 }).locator('..');
  await expect(api.getByText('1 deprecated, 2 added')).toBeVisible();
  await expect(api.getByRole('listitem').filter({ hasText: 'Folder.list' })).toContainText('use Folder.watch');
  await api.getByRole('link', { name: 'Folder.watch' }).click();
  await expect(page).toHaveURL('/api/watch/#signature');
});

test('a changed signature says what changed, up to the unreleased version', async ({ page }) => {
  await openPage(page, '/compare/?from=3.1.0&to=next');
  const api = page.getByRole('heading', { name: 'API', level: 2 }).locator('..');
  await expect(api.getByRole('listitem').filter({ hasText: 'Folder.watch (return type)' })).toBeVisible();
  await expect(api.getByText('@harbor/radio: 5 added')).toBeVisible();
});

test('filters are in the address, and are chosen by keyboard', async ({ page }) => {
  await openPage(page, '/compare/?from=3.1.0&to=4.0.0');
  const breaking = page.getByLabel(words.compare.onlyBreaking);
  await breaking.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/compare/?from=3.1.0&to=4.0.0&breaking=1');
  await expect(page.getByRole('heading', { name: words.compare.pages.changed })).toBeHidden();
  await expect(page.getByText('1 changed', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade from 3.1.0 to 4.0.0' })).toHaveAttribute(
    'href',
    '/upgrade/?from=3.1.0&to=4.0.0',
  );
  await page.getByLabel(words.compare.area).selectOption('API');
  await expect(page).toHaveURL('/compare/?from=3.1.0&to=4.0.0&area=api&breaking=1');
  await page.reload();
  await expect(page.getByLabel(words.compare.onlyBreaking)).toBeChecked();
  await expect(page.getByLabel(words.compare.area)).toHaveValue('api');
});

test('an area that there is not shows all', async ({ page }) => {
  await openPage(page, `${VERSIONS}&area=%3Cb%3E`);
  await expect(page.getByLabel(words.compare.area)).toHaveValue('');
  await expect(page.getByRole('heading', { name: words.compare.pages.added })).toBeVisible();
});

test.describe('copied as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the whole list has absolute links, and the copy is spoken', async ({ page }) => {
    await openPage(page, `${VERSIONS}&breaking=1`);
    await page.getByRole('button', { name: words.compare.copyMarkdown }).click();
    await expect(
      page.getByRole('button', { name: words.ui.copying.copied }).locator('[aria-live=polite]'),
    ).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('# From 3.0.0 to 4.0.0');
    expect(text).toContain('## Changed pages');
    expect(text).toContain(`- Added: [\`Folder.watch\`](<${new URL('/api/watch/#signature', page.url()).href}>)`);
  });
});

test('says that what differs could not be loaded', async ({ page }) => {
  await page.route('**/versions/3.0.0/facts.json', (route) => route.abort());
  await openPage(page, VERSIONS);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});

// The policy of a page does not allow the script of axe.
test.describe('reads well', () => {
  test.use({ bypassCSP: true });

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const)
    for (const address of [VERSIONS, '/versions/4.0.0/'])
      test(`${address} at ${width} px in the ${colorScheme} mode`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await page.goto(address);
        await expect(page.getByRole('heading', { name: words.compare.pages.changed })).toBeVisible();
        expect(await findFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
});

test.describe('the page of a version, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is reached from the list, and tells what is new', async ({ page }) => {
    await page.goto('/versions/');
    await page.getByRole('link', { name: words.sitePages.allVersions.newIn('4.0.0') }).click();
    await expect(page).toHaveURL('/versions/4.0.0/');
    await expect(page.getByRole('heading', { level: 1, name: 'What is new in Harbor 4.0.0' })).toBeVisible();
    await expect(page.getByText('Text stays text: <b>bold</b> & co.')).toBeVisible();
    await expect(page.getByText('Released on 2024-01-02')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Since 3.1.0' })).toBeVisible();
    await expect(page.getByText(/^@harbor\/harbor: 1 changed, 1 deprecated$/)).toBeVisible();
    await page.getByRole('link', { name: 'its own page' }).click();
    await expect(page).toHaveURL('/api/log/binary/');
  });

  test('the oldest has no version before it', async ({ page }) => {
    await page.goto('/versions/3.0.0/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is new in Harbor 3.0.0');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/feed.xml');
  });
});
