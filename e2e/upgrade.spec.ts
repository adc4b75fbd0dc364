import type { Page } from '@playwright/test';
import { MODES } from './axe.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const { upgrade } = words;
const WAY = 'upgrade/?from=3.0.0&to=4.0.0';

/** The steps of that way, in order: by version, then by area, then by kind. */
const STEPS = [
  'Sign your keys anew Behaviour',
  'Load in parts New',
  'Name each filter Breaking',
  'Replace loadLegacy Breaking',
  'Read the log as bytes New',
  'Send stop first Breaking',
  'Expect late answers Behaviour',
];
const FIRST_TEXT = 'A filter without a name is refused.';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const steps = (page: Page) => page.getByRole('main').locator('summary');
const progress = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /done/ });
const boxOf = (page: Page, step: string) => page.getByRole('checkbox', { name: step });
const lineOf = (page: Page, step: string) => page.getByRole('listitem').filter({ has: boxOf(page, step) });
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('shows the steps of each version between, breaking ones first, which lead to their guides', async ({ page }) => {
  await openPage(page, WAY);
  await expect(title(page)).toHaveText(upgrade.pageTitle('3.0.0', '4.0.0'));
  await expect(steps(page)).toHaveText(STEPS);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    upgrade.stage('3.0.0', '3.1.0'),
    upgrade.stage('3.1.0', '4.0.0'),
  ]);
  const first = lineOf(page, 'Name each filter');
  await expect(first).toContainText(upgrade.guide('3.1.0'));
  await steps(page).filter({ hasText: 'Name each filter' }).click();
  await expect(first.getByRole('cell', { name: "new Filter('quay')" })).toBeVisible();
  // What follows the parts with steps is none.
  await expect(page.getByText('Whom to ask')).toHaveCount(0);
  await steps(page).filter({ hasText: 'Sign your keys anew' }).click();
  await expect(page.getByRole('link', { name: 'how to load' })).toHaveAttribute(
    'href',
    /\/3\.1\.0\/guide\/upgrade\/#load-in-parts$/,
  );
  await steps(page).filter({ hasText: 'Send stop first' }).click();
  await lineOf(page, 'Send stop first')
    .getByRole('link', { name: upgrade.guide('4.0.0') })
    .click();
  await expect(page).toHaveURL('devices/upgrade/#send-stop-first');
  await expect(page.getByRole('heading', { level: 3, name: 'Send stop first' })).toBeInViewport();
});

test('texts are closed but on paper, and ticks are counted, kept and cleared', async ({ page }) => {
  await openPage(page, WAY);
  const text = page.getByText(FIRST_TEXT);
  await expect(text).toBeHidden();
  await expect(progress(page)).toHaveText(upgrade.progress(0, 7));
  await boxOf(page, 'Name each filter').focus();
  await page.keyboard.press('Space');
  await expect(progress(page)).toHaveText(upgrade.progress(1, 7));
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await expect(boxOf(page, 'Name each filter')).toBeChecked();
  // The same step on a shorter way is the same step.
  await page.getByRole('combobox', { name: upgrade.to }).selectOption('3.1.0');
  await expect(progress(page)).toHaveText(upgrade.progress(1, 3));
  await page.getByRole('button', { name: upgrade.clear }).click();
  await expect(progress(page)).toHaveText(upgrade.progress(0, 3));
  await page.reload();
  await expect(boxOf(page, 'Name each filter')).not.toBeChecked();
});

test('the steps of an area can be left out, which the address keeps, and all texts opened at once', async ({
  page,
}) => {
  await openPage(page, WAY);
  await page.getByRole('group', { name: upgrade.areas }).getByRole('checkbox').last().uncheck();
  await expect(page).toHaveURL(/[?&]without=devices\b/);
  await page.reload();
  await expect(steps(page)).toHaveText([/^Sign your keys anew/, /^Load/, /^Replace/, /^Read the log/]);
  await expect(progress(page)).toHaveText(upgrade.progress(0, 4));
  await page.getByRole('button', { name: upgrade.expand }).click();
  await expect(page.getByText('Ask the harbour master.')).toBeVisible();
  await page.getByRole('button', { name: upgrade.collapse }).click();
  await expect(page.getByText('Ask the harbour master.')).toBeHidden();
});

test('a guide leads readers of older versions to all steps', async ({ page }) => {
  await openPage(page, 'guide/upgrade/');
  const start = page.getByRole('combobox', { name: upgrade.start });
  await expect(start).toHaveValue('3.1.0');
  await start.selectOption('3.0.0');
  await page.getByRole('link', { name: upgrade.everyStep }).click();
  await expect(page).toHaveURL(WAY);
  await expect(steps(page)).toHaveText(STEPS);
});

test('nothing moves with the first tick, on a phone either', async ({ page }) => {
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, WAY);
    const readTop = () => boxOf(page, 'Expect late answers').evaluate((box) => box.getBoundingClientRect().top);
    const before = await readTop();
    await boxOf(page, 'Name each filter').click();
    await expect(progress(page)).toHaveText(upgrade.progress(1, 7));
    expect(await readTop()).toBe(before);
    await page.getByRole('button', { name: upgrade.clear }).click();
  }
});

test('code of before and of after is one block, of which the code of after is copied, and package managers are tabs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, WAY);
  const parts = lineOf(page, 'Load in parts');
  for (const name of ['Load in parts', 'Sign your keys anew']) await steps(page).filter({ hasText: name }).click();
  await expect(parts.getByRole('code')).toHaveText(
    /^Removed: await crane\.load\(\);\s+Removed: await crane\.loadRest\(\);\s+Added: await crane\.load\(\{ parts: 3 \}\);\s*$/,
  );
  await parts.getByRole('button', { name: words.content.copy }).click();
  await expect(parts.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
  expect(await readClipboard(page)).toBe('await crane.load({ parts: 3 });');
  for (const [colorScheme, findFaults] of MODES) {
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page)).toEqual([]);
  }
  const keys = lineOf(page, 'Sign your keys anew');
  await keys.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(keys.getByRole('tab', { name: 'Yarn' })).toBeFocused();
  await expect(keys.getByRole('tabpanel', { name: 'Yarn' })).toContainText('yarn add harbor@3.1.0');
});

test('a guide that cannot be loaded costs its text alone, and can be tried again', async ({ page }) => {
  await page.route('**/3.1.0/devices/upgrade/', (route) => route.abort());
  await openPage(page, WAY);
  await expect(steps(page)).toHaveText(STEPS);
  await expect(page.getByRole('alert')).toContainText(upgrade.textFailed(upgrade.pageTitle('3.0.0', '3.1.0')));
  await steps(page).filter({ hasText: 'Sign your keys anew' }).click();
  await expect(page.getByText('Ask the harbour master.')).toBeVisible();
  await page.unroute('**/3.1.0/devices/upgrade/');
  await page.getByRole('button', { name: words.ui.retry }).click();
  await expect(page.getByText(FIRST_TEXT)).toBeAttached();
});
