import type { Locator, Page } from '@playwright/test';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

// What the platform does around the panel of any library.
const RUN = '/next/guide/run/';

const codeOf = (page: Page, title: string): Locator =>
  page.locator('[data-title]').filter({ has: page.getByText(title, { exact: true }) });
const runButton = (page: Page, title: string): Locator =>
  codeOf(page, title).getByRole('button', { name: words.sample.run });
const output = (page: Page): Locator => page.getByRole('log', { name: words.library.run.output });

test('a sample runs with the packages of its version, and nothing of it is loaded before', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openPage(page, RUN);
  await runButton(page, 'crane.ts').hover();
  expect(addresses.filter((address) => /static\/run\/|samples\.json/.test(address))).toEqual([]);
  await runButton(page, 'crane.ts').click();
  await expect(output(page)).toHaveText('Crane Ada of Port Ada');
});

test('each press is a run of its own', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'fail.ts').click();
  await expect(output(page)).toHaveText(`Before\n${words.library.run.failed}`);
  await runButton(page, 'fail.ts').click();
  await expect(output(page)).toHaveText(`Before\n${words.library.run.failed}`);
});

test('a panel that does not load can be retried', async ({ page }) => {
  await openPage(page, RUN);
  await page.route('**/static/js/**', (route) => route.abort('internetdisconnected'));
  await runButton(page, 'name.ts').click();
  const failure = page.getByRole('article').getByRole('alert');
  await expect(failure).toContainText('could not be loaded');
  await page.unroute('**/static/js/**');
  await failure.getByRole('button', { name: words.ui.retry }).click();
  await expect(output(page)).toHaveText('The name is Port Ada');
  await expect(runButton(page, 'name.ts')).toBeFocused();
});

test('a sample that cannot run in a page, or would show nothing there, has the buttons of other code', async ({
  page,
}) => {
  await openPage(page, RUN);
  for (const title of ['node.ts', 'page.ts', 'missing.ts', 'prepare.ts'])
    await expect(codeOf(page, title).getByRole('button')).toHaveCount(1);
});

test('a link to a run that the page does not have says so', async ({ page }) => {
  await openPage(page, `${RUN}?run=00000000`);
  await expect(page.getByRole('article').getByRole('status')).toContainText(
    'The link names a run that this page does not have',
  );
});
