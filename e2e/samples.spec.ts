import type { Locator, Page } from '@playwright/test';
import { holdRequests } from './pageChunks.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

// What the platform does around the panel of any library.
const RUN = 'next/guide/run/';

const codeOf = (page: Page, title: string): Locator =>
  page.locator('[data-title]').filter({ has: page.getByText(title, { exact: true }) });
const runButton = (page: Page, title: string): Locator =>
  codeOf(page, title).getByRole('button', { name: words.sample.run });
const output = (page: Page): Locator => page.getByRole('log', { name: words.library.run.output });

test('only a sample that can run has the button, and each press is a run that loads what it needs', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await holdRequests(page, '**/samples.json');
  await openPage(page, RUN);
  for (const title of ['node.ts', 'page.ts', 'missing.ts', 'prepare.ts'])
    await expect(codeOf(page, title).getByRole('button')).toHaveCount(1);
  await runButton(page, 'crane.ts').hover();
  expect(addresses.filter((address) => /static\/run\/|samples\.json/.test(address))).toEqual([]);
  await runButton(page, 'crane.ts').click();
  await expect(codeOf(page, 'crane.ts').getByRole('button', { name: words.sample.running })).toBeVisible();
  release();
  await expect(output(page)).toHaveText('Crane Ada of Port Ada');
  await expect(runButton(page, 'crane.ts')).toHaveText(words.sample.results.done + words.sample.runAgain);
  for (const _time of ['first', 'second']) {
    await runButton(page, 'fail.ts').click();
    await expect(output(page).last()).toHaveText(`Before\n${words.library.run.failed}`);
    await expect(runButton(page, 'fail.ts')).toHaveText(words.sample.results.failed + words.sample.runAgain);
  }
});

test('a result takes the place of the printed output until it is closed', async ({ page }) => {
  await openPage(page, RUN);
  const printed = codeOf(page, 'Output');
  await expect(printed.getByRole('button', { name: words.sample.run })).toHaveCount(0);
  await runButton(page, 'name.ts').click();
  await expect(output(page)).toHaveText('The name is Port Ada');
  await expect(printed).toHaveCount(0);
  await page.getByRole('button', { name: words.library.run.close, exact: true }).click();
  await expect(output(page)).toHaveCount(0);
  await expect(printed).toBeVisible();
  await expect(runButton(page, 'name.ts')).toBeFocused();
  await expect(runButton(page, 'name.ts')).toHaveText(words.sample.run);
});

test.describe('a text that readers may change', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const field = (page: Page): Locator => page.getByRole('textbox', { name: words.sample.field('crane') });

  test('is edited in the code, by keyboard alone, and the run and the address follow', async ({ page }) => {
    await openPage(page, RUN);
    await runButton(page, 'crane.ts').focus();
    // Between are the menu that copies, and symbols.
    const isFocused = () => field(page).evaluate((element) => element === document.activeElement);
    while (!(await isFocused())) await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Bob');
    await page.keyboard.press('Enter');
    await expect(output(page)).toHaveText('Crane Bob of Port Ada');
    await expect(codeOf(page, 'crane.ts')).toContainText("describeCrane('Bob')");
    await page.reload();
    await expect(output(page)).toHaveText('Crane Bob of Port Ada');
    await expect(field(page)).toHaveText('Bob');
  });

  test('is copied as it is shown', async ({ page }) => {
    await openPage(page, RUN);
    await field(page).fill("It's");
    const code = codeOf(page, 'crane.ts');
    await code.locator('summary').filter({ hasText: words.sample.copy }).click();
    await code.getByRole('button', { name: words.sample.copyCode }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(String.raw`describeCrane('It\'s')`);
    await page.keyboard.press('Escape');
    await runButton(page, 'crane.ts').click();
    await expect(output(page)).toHaveText("Crane It's of Port Ada");
  });
});

test('an address runs the first sample of a page', async ({ page }) => {
  await openPage(page, `${RUN}?run=first`);
  await expect(output(page)).toHaveText('The name is Port Ada');
});

test('a panel that does not load can be retried, and a link to an unknown run says so', async ({ page }) => {
  await openPage(page, `${RUN}?run=00000000`);
  await expect(page.getByRole('article').getByRole('status')).toContainText(
    'The link names a run that this page does not have',
  );
  await page.route('**/static/js/**', (route) => route.abort('internetdisconnected'));
  await runButton(page, 'name.ts').click();
  const failure = page.getByRole('article').getByRole('alert');
  await expect(failure).toContainText('could not be loaded');
  await page.unroute('**/static/js/**');
  await failure.getByRole('button', { name: words.ui.retry }).click();
  await expect(output(page)).toHaveText('The name is Port Ada');
  await expect(runButton(page, 'name.ts')).toBeFocused();
});
