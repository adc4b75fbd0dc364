import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { blockStorage } from './blockStorage.ts';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const WAY = '/upgrade/?from=3.0.0&to=4.0.0';

/** The steps of that way, in order: by kind, then by version, then by area. */
const STEPS = [
  'Name each filter',
  'Replace loadLegacy',
  'Send stop first',
  'Sign your keys anew',
  'Expect late answers',
  'Load in parts',
  'Read the log as bytes',
];

const headings = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 3 });
const progress = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ hasText: /done/ });
const boxOf = (page: Page, step: string): Locator => page.getByRole('checkbox', { name: step });

test('shows the steps of all versions between, breaking ones first', async ({ page }) => {
  await page.goto(WAY);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.upgrade.pageTitle('3.0.0', '4.0.0'));
  await expect(headings(page)).toHaveText(STEPS);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    words.upgrade.kinds.breaking,
    words.upgrade.kinds.behaviour,
    words.upgrade.kinds.new,
  ]);
  await expect(progress(page)).toHaveText(words.upgrade.progress(0, 7));
  const step = page.getByRole('listitem').filter({ has: boxOf(page, 'Name each filter') });
  await expect(step).toContainText(/3\.1\.0 · Devices/);
  await expect(step.getByRole('cell', { name: "new Filter('quay')" })).toBeVisible();
  await expect(page.getByText('crane.load({ parts: 3 })')).toBeVisible();
  // What follows the parts with steps is none.
  await expect(page.getByText('Whom to ask')).toHaveCount(0);
});

test('the code of a step can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(WAY);
  const step = page.getByRole('listitem').filter({ has: boxOf(page, 'Load in parts') });
  await step.getByRole('button', { name: words.content.copy }).click();
  await expect(step.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('await crane.load({ parts: 3 });');
});

test('a step leads to its place in the guide, and its links lead where they do there', async ({ page }) => {
  await page.goto(WAY);
  await expect(page.getByRole('link', { name: 'how to load' })).toHaveAttribute(
    'href',
    /\/3\.1\.0\/guide\/upgrade\/#load-in-parts$/,
  );
  await page.getByRole('link', { name: 'Send stop first' }).click();
  await expect(page).toHaveURL('/devices/upgrade/#send-stop-first');
  await expect(page.getByRole('heading', { level: 3, name: 'Send stop first' })).toBeInViewport();
});

test('without versions in the address, it is from the version before the latest', async ({ page }) => {
  await page.goto('/upgrade/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.upgrade.pageTitle('3.1.0', '4.0.0'));
});

test('a reader of an old version comes from that', async ({ page }) => {
  await page.goto('/3.0.0/upgrade/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.upgrade.pageTitle('3.0.0', '4.0.0'));
});

test('ticks fold the text, are counted and kept', async ({ page }) => {
  await page.goto(WAY);
  const text = page.getByText('A filter without a name is refused.');
  await expect(text).toBeVisible();
  await boxOf(page, 'Name each filter').check();
  await expect(text).toBeHidden();
  await expect(progress(page)).toHaveText(words.upgrade.progress(1, 7));
  await page.reload();
  await expect(boxOf(page, 'Name each filter')).toBeChecked();
  await expect(text).toBeHidden();
  await expect(progress(page)).toHaveText(words.upgrade.progress(1, 7));
  // The same step on a shorter way is the same step.
  await page.getByRole('combobox', { name: words.upgrade.to }).selectOption('3.1.0');
  await expect(progress(page)).toHaveText(words.upgrade.progress(1, 3));
  await page.getByRole('button', { name: words.upgrade.clear }).click();
  await expect(progress(page)).toHaveText(words.upgrade.progress(0, 3));
  await expect(text).toBeVisible();
  await page.reload();
  await expect(boxOf(page, 'Name each filter')).not.toBeChecked();
});

test('ticks work where storage is blocked', async ({ page }) => {
  await blockStorage(page);
  await page.goto(WAY);
  await boxOf(page, 'Name each filter').check();
  await expect(progress(page)).toHaveText(words.upgrade.progress(1, 7));
  await expect(page.getByText('A filter without a name is refused.')).toBeHidden();
});

test('steps are ticked and left by keyboard', async ({ page }) => {
  await page.goto(WAY);
  await expect(page.getByText('A filter without a name is refused.')).toBeVisible();
  await boxOf(page, 'Name each filter').focus();
  await page.keyboard.press('Space');
  await expect(boxOf(page, 'Name each filter')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Name each filter' })).toBeFocused();
  // The folded text takes no focus.
  await page.keyboard.press('Tab');
  await expect(boxOf(page, 'Replace loadLegacy')).toBeFocused();
});

test('package managers of a step are tabs that change by keyboard', async ({ page }) => {
  await page.goto(WAY);
  const step = page.getByRole('listitem').filter({ has: boxOf(page, 'Sign your keys anew') });
  await step.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(step.getByRole('tab', { name: 'Yarn' })).toBeFocused();
  await expect(step.getByRole('tabpanel', { name: 'Yarn' })).toContainText('yarn add harbor@3.1.0');
});

test('the link to copy names both versions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/3.0.0/upgrade/');
  await page.getByRole('button', { name: words.ui.copyLink }).click();
  await expect(page.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(WAY, FIXTURE_URL).href);
});

test('a part without a guide is a gap that leads to the comparison', async ({ page }) => {
  await page.goto('/upgrade/?from=3.1.0&to=next');
  await expect(headings(page)).toHaveText([
    'Replace loadLegacy',
    'Send stop first',
    'Expect late answers',
    'Read the log as bytes',
  ]);
  const way = page.getByRole('region', { name: words.upgrade.path });
  await expect(way.getByRole('listitem')).toHaveText([
    `${words.upgrade.stage('3.1.0', '4.0.0')}: Guide, Devices`,
    new RegExp(words.upgrade.gap),
  ]);
  await way.getByRole('link', { name: words.upgrade.compare('4.0.0', '') }).click();
  await expect(page).toHaveURL('/compare/?from=4.0.0&to=next');
});

test('equal versions, a way down and unknown versions are told', async ({ page }) => {
  await page.goto('/upgrade/?from=4.0.0&to=4.0.0');
  await expect(page.getByText(words.upgrade.same('4.0.0'))).toBeVisible();
  await page.getByRole('combobox', { name: words.upgrade.to }).selectOption('3.0.0');
  await expect(page.getByText(words.upgrade.downgrade('4.0.0', '3.0.0'))).toBeVisible();
  await page.getByRole('button', { name: words.upgrade.swap }).click();
  await expect(page).toHaveURL(WAY);
  await expect(headings(page)).toHaveText(STEPS);
  await page.goto('/upgrade/?from=1.2.3&to=4.0.0');
  await expect(page.getByText(words.upgrade.unknown(['1.2.3']))).toBeVisible();
  await page.getByRole('combobox', { name: words.upgrade.from }).selectOption('3.0.0');
  await expect(headings(page)).toHaveText(STEPS);
});

test('a guide that cannot be loaded costs its text alone, and can be tried again', async ({ page }) => {
  await page.route('**/3.1.0/devices/upgrade/', (route) => route.abort());
  await page.goto(WAY);
  await expect(headings(page)).toHaveText(STEPS);
  await expect(page.getByRole('alert')).toContainText(
    words.upgrade.textFailed(words.upgrade.pageTitle('3.0.0', '3.1.0')),
  );
  await expect(page.getByText('Ask the harbour master.')).toBeVisible();
  await page.unroute('**/3.1.0/devices/upgrade/');
  await page.getByRole('button', { name: words.ui.retry }).click();
  await expect(page.getByText('A filter without a name is refused.')).toBeVisible();
});

test('paper has the text of ticked steps too', async ({ page }) => {
  await page.goto(WAY);
  await boxOf(page, 'Name each filter').check();
  const text = page.getByText('A filter without a name is refused.');
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
});

test('the notice of an old version leads here', async ({ page }) => {
  await page.goto('/3.0.0/api/read/');
  await page
    .getByRole('region', { name: words.versions.notice.name })
    .getByRole('link', { name: words.versions.notice.upgrade('3.0.0') })
    .click();
  // Until the manifest is there, the link does not name the latest version; the page knows it.
  await expect(page).toHaveURL(/\/upgrade\/\?from=3\.0\.0(&to=4\.0\.0)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.upgrade.pageTitle('3.0.0', '4.0.0'));
  await expect(headings(page)).toHaveText(STEPS);
});

test('the list of versions leads here', async ({ page }) => {
  await page.goto('/versions/');
  await page.getByRole('link', { name: words.sitePages.allVersions.upgrade('3.1.0') }).click();
  await expect(page).toHaveURL('/upgrade/?from=3.1.0&to=4.0.0');
});

test.describe('the search', () => {
  test('suggests the way that is asked for', async ({ page }) => {
    await openPage(page, '/3.0.0/api/read/');
    await page.keyboard.press('/');
    await page.keyboard.type('upgrade from 3.1.0');
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect(first).toHaveText(words.offers.upgrade.text('3.1.0', '4.0.0') + words.offers.upgrade.note);
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/3.0.0/upgrade/?from=3.1.0&to=4.0.0');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.upgrade.pageTitle('3.1.0', '4.0.0'));
  });

  test('offers it first among all results', async ({ page }) => {
    await page.goto(`/search/?q=${encodeURIComponent('upgrade from 3.0.0 to 4.0.0')}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: words.offers.upgrade.text('3.0.0', '4.0.0') })
      .click();
    await expect(page).toHaveURL(WAY);
  });
});

test('the site can have a base of its own', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}upgrade/?from=3.0.0&to=4.0.0`);
  await expect(headings(page)).toHaveText(STEPS);
  await expect(page.getByText('A filter without a name is refused.')).toBeVisible();
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility problem at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(WAY);
      await boxOf(page, 'Name each filter').check();
      await expect(page.getByText('crane.load({ parts: 3 })')).toBeVisible();
      expect(await findFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page lists the guides of each version', async ({ page }) => {
    await page.goto('/upgrade/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^next/i, '4.0.0', '3.1.0']);
    await expect(main.getByText(words.loading.loading)).toBeHidden();
    await main
      .getByRole('link', { name: words.upgrade.pageTitle('3.0.0', '3.1.0') })
      .first()
      .click();
    await expect(page).toHaveURL('/3.1.0/guide/upgrade/');
  });
});
