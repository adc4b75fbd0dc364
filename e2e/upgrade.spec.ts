import type { Page } from '@playwright/test';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const { upgrade } = words;
const WAY = 'upgrade/?from=3.0.0&to=4.0.0';

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
const FIRST_TEXT = 'A filter without a name is refused.';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const progress = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /done/ });
const boxOf = (page: Page, step: string) => page.getByRole('checkbox', { name: step });
const lineOf = (page: Page, step: string) => page.getByRole('listitem').filter({ has: boxOf(page, step) });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('shows the steps of all versions between, breaking ones first, which lead to their guides', async ({ page }) => {
  await openPage(page, WAY);
  await expect(title(page)).toHaveText(upgrade.pageTitle('3.0.0', '4.0.0'));
  await expect(headings(page)).toHaveText(STEPS);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    upgrade.kinds.breaking,
    upgrade.kinds.behaviour,
    upgrade.kinds.new,
  ]);
  const first = lineOf(page, 'Name each filter');
  await expect(first).toContainText(/3\.1\.0 · Devices/);
  await expect(first.getByRole('cell', { name: "new Filter('quay')" })).toBeVisible();
  // What follows the parts with steps is none.
  await expect(page.getByText('Whom to ask')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'how to load' })).toHaveAttribute(
    'href',
    /\/3\.1\.0\/guide\/upgrade\/#load-in-parts$/,
  );
  await page.getByRole('link', { name: 'Send stop first' }).click();
  await expect(page).toHaveURL('devices/upgrade/#send-stop-first');
  await expect(page.getByRole('heading', { level: 3, name: 'Send stop first' })).toBeInViewport();
});

test('ticks fold the text, are counted, kept and cleared', async ({ page }) => {
  await openPage(page, WAY);
  const text = page.getByText(FIRST_TEXT);
  await expect(text).toBeVisible();
  await expect(progress(page)).toHaveText(upgrade.progress(0, 7));
  await boxOf(page, 'Name each filter').focus();
  await page.keyboard.press('Space');
  await expect(text).toBeHidden();
  await expect(progress(page)).toHaveText(upgrade.progress(1, 7));
  // The folded text takes no focus.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Name each filter' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(boxOf(page, 'Replace loadLegacy')).toBeFocused();
  // Paper has it.
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await expect(boxOf(page, 'Name each filter')).toBeChecked();
  await expect(text).toBeHidden();
  // The same step on a shorter way is the same step.
  await page.getByRole('combobox', { name: upgrade.to }).selectOption('3.1.0');
  await expect(progress(page)).toHaveText(upgrade.progress(1, 3));
  await page.getByRole('button', { name: upgrade.clear }).click();
  await expect(progress(page)).toHaveText(upgrade.progress(0, 3));
  await page.reload();
  await expect(boxOf(page, 'Name each filter')).not.toBeChecked();
});

test('the code of a step is copied, and its package managers are tabs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, WAY);
  const parts = lineOf(page, 'Load in parts');
  await parts.getByRole('button', { name: words.content.copy }).click();
  await expect(parts.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
  expect(await readClipboard(page)).toContain('await crane.load({ parts: 3 });');
  const keys = lineOf(page, 'Sign your keys anew');
  await keys.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(keys.getByRole('tab', { name: 'Yarn' })).toBeFocused();
  await expect(keys.getByRole('tabpanel', { name: 'Yarn' })).toContainText('yarn add harbor@3.1.0');
});

test('a guide that cannot be loaded costs its text alone, and can be tried again', async ({ page }) => {
  await page.route('**/3.1.0/devices/upgrade/', (route) => route.abort());
  await openPage(page, WAY);
  await expect(headings(page)).toHaveText(STEPS);
  await expect(page.getByRole('alert')).toContainText(upgrade.textFailed(upgrade.pageTitle('3.0.0', '3.1.0')));
  await expect(page.getByText('Ask the harbour master.')).toBeVisible();
  await page.unroute('**/3.1.0/devices/upgrade/');
  await page.getByRole('button', { name: words.ui.retry }).click();
  await expect(page.getByText(FIRST_TEXT)).toBeVisible();
});
