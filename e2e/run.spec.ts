import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { blockStorage } from './blockStorage.ts';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const RUN = '/next/guide/run/';

const codeOf = (page: Page, title: string): Locator =>
  page.locator('[data-title]').filter({ has: page.getByText(title, { exact: true }) });
const runButton = (page: Page, title: string): Locator => codeOf(page, title).getByRole('button', { name: 'Run' });
const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Run of the sample' });
const output = (page: Page): Locator => page.getByRole('log', { name: 'Output of the sample' });

test('a sample runs on a simulated device, and its output shows', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'property.ts').click();
  await expect(output(page)).toHaveText("The model is [ 'Pixel 8' ]");
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Finished in \d+ ms$/);
});

test('nothing of a run is loaded before the first press', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await openPage(page, RUN);
  await runButton(page, 'property.ts').hover();
  expect(addresses.filter((address) => /static\/run\/|samples\.json/.test(address))).toEqual([]);
  await runButton(page, 'property.ts').click();
  await expect(output(page)).toContainText('The model is');
  expect(addresses.filter((address) => /static\/run\//.test(address))).not.toEqual([]);
});

test('packets can be chosen, and say what is in them', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'property.ts').click();
  await panelOf(page)
    .getByRole('tab', { name: /^Packets \(\d+\)$/ })
    .click();
  const open = panelOf(page).getByRole('button', { name: /OPEN .*getprop/ });
  await open.click();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await expect(panelOf(page)).toContainText('Open a stream to the service that the payload names.');
  await expect(panelOf(page)).toContainText(/67 65 74 70 72 6f 70/);
});

test('what a run changed on the device is listed', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'write.ts').click();
  await panelOf(page).getByRole('tab', { name: 'Device (1)' }).click();
  const row = panelOf(page).getByRole('row').last();
  await expect(row).toContainText('Added file');
  await expect(row).toContainText('harbor.txt');
  await expect(row).toContainText('Ahoy');
});

test('a changed value counts for the run, and stands in the address', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'write.ts').click();
  await expect(output(page)).toHaveText('Wrote /sdcard/harbor.txt');
  await panelOf(page).getByLabel('path').fill('/sdcard/a b.txt');
  await panelOf(page).getByLabel('path').press('Enter');
  await expect(output(page)).toHaveText('Wrote /sdcard/a b.txt');
  await page.reload();
  await expect(output(page)).toHaveText('Wrote /sdcard/a b.txt');
  await expect(panelOf(page).getByLabel('path')).toHaveValue('/sdcard/a b.txt');
});

test('a sample that throws names its line', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'fail.ts').click();
  await expect(panelOf(page).getByRole('status')).toHaveText('Failed');
  await expect(output(page)).toContainText('Line 7: Ada is out of order.');
});

test('a sample that never ends can be stopped, and the page stays alive', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'loop.ts').click();
  await expect(output(page)).toHaveText('Round and round');
  await panelOf(page).getByRole('button', { name: 'Stop' }).click();
  await expect(panelOf(page).getByRole('status')).toHaveText('Stopped');
  await panelOf(page).getByRole('button', { name: 'Run again' }).click();
  await expect(panelOf(page).getByRole('status')).toHaveText('Running…');
});

test('each run begins with a fresh device', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'write.ts').click();
  await panelOf(page).getByRole('tab', { name: 'Device (1)' }).click();
  await panelOf(page).getByRole('button', { name: 'Run again' }).click();
  await expect(panelOf(page).getByRole('row').last()).toContainText('Added file');
});

test('a run needs the keyboard alone', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'property.ts').focus();
  await page.keyboard.press('Enter');
  await expect(output(page)).toContainText('The model is');
  await panelOf(page)
    .getByRole('tab', { name: /^Output/ })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(panelOf(page).getByRole('tab', { name: /^Packets/ })).toBeFocused();
  await expect(panelOf(page).getByRole('tabpanel')).toContainText('CNXN');
});

test('a sample runs where the browser stores nothing', async ({ page }) => {
  await blockStorage(page);
  await openPage(page, RUN);
  await runButton(page, 'property.ts').click();
  await expect(output(page)).toContainText('The model is');
});

test('a page on a slow processor stays alive while a sample runs', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await openPage(page, RUN);
  await runButton(page, 'loop.ts').click();
  await expect(output(page)).toHaveText('Round and round');
  await panelOf(page)
    .getByRole('tab', { name: /^Device/ })
    .click();
  await expect(panelOf(page).getByRole('tabpanel')).toContainText('when it is over');
});

test('a run can be shared by its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, RUN);
  await runButton(page, 'property.ts').click();
  await expect(output(page)).toContainText('The model is');
  await panelOf(page).getByRole('button', { name: 'Copy link to this run' }).click();
  await expect(panelOf(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await expect(output(page)).toContainText('The model is');
});

test('a sample without its packages says so', async ({ page }) => {
  await openPage(page, RUN);
  await expect(codeOf(page, 'missing.ts')).toContainText('Cannot run here');
  await expect(runButton(page, 'missing.ts')).toHaveCount(0);
});

test('what does not load can be tried again', async ({ page }) => {
  await openPage(page, RUN);
  await page.route('**/samples.json', (route) => route.abort());
  await runButton(page, 'property.ts').click();
  await expect(panelOf(page).getByRole('status')).toContainText('could not be loaded');
  await page.unroute('**/samples.json');
  await panelOf(page).getByRole('button', { name: 'Run again' }).click();
  await expect(output(page)).toContainText('The model is');
});

test('a page that is older than the site says so', async ({ page }) => {
  await openPage(page, RUN);
  await page.route('**/samples.json', (route) => route.fulfill({ json: { runner: '', samples: {} } }));
  await runButton(page, 'property.ts').click();
  await expect(panelOf(page).getByRole('status')).toContainText('Load it again');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the panel has no accessibility faults in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, RUN);
    await runButton(page, 'write.ts').click();
    await expect(output(page)).toContainText('Wrote');
    for (const tab of await panelOf(page).getByRole('tab').all()) {
      await tab.click();
      expect(await findFaults(page)).toEqual([]);
    }
  });

test('the panel fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, RUN);
  await runButton(page, 'write.ts').click();
  for (const tab of await panelOf(page).getByRole('tab').all()) {
    await tab.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
