import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { MODEL, plugInDevice } from './plugInDevice.ts';
import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const RUN = '/next/guide/run/';

const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Run of the sample' });
const question = (page: Page): Locator => page.getByRole('region', { name: 'Run on your own device' });
const output = (page: Page): Locator => page.getByRole('log', { name: 'Output of the sample' });

/** Run a sample on the simulated device, and ask for a run on the reader's own. */
async function askForOwn(page: Page, title: string): Promise<void> {
  await plugInDevice(page);
  await openPage(page, RUN);
  const block = page.locator('[data-title]').filter({ has: page.getByText(title, { exact: true }) });
  await block.getByRole('button', { name: 'Run' }).click();
  await panelOf(page).getByRole('button', { name: 'Run on my device' }).click();
}

test('a sample runs on the device that the reader chooses', async ({ page }) => {
  await askForOwn(page, 'property.ts');
  await expect(question(page)).toContainText('getprop ro.product.model');
  await expect(question(page)).toContainText('It changed nothing.');
  await question(page).getByRole('button', { name: 'Choose a device and run' }).click();
  await expect(output(page)).toHaveText(`The model is [ '${MODEL}' ]`);
  await expect(panelOf(page)).toContainText('on your device');
  await panelOf(page)
    .getByRole('tab', { name: /^Packets/ })
    .click();
  // A device asks for a key; the simulated one of the site does not.
  await expect(panelOf(page).getByRole('button', { name: /AUTH/ }).first()).toBeVisible();
});

test('what a sample changes is named before it happens', async ({ page }) => {
  await askForOwn(page, 'write.ts');
  await expect(question(page)).toContainText('On your device it will do the same:');
  await expect(question(page)).toContainText('Added file: /storage/emulated/0/harbor.txt');
  expect(await findFaults(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Choose a device and change it' }).click();
  await expect(output(page)).toHaveText('Wrote /sdcard/harbor.txt');
  await expect(panelOf(page)).toContainText('on your device');
});

test('what a sample changes is not known if it was stopped', async ({ page }) => {
  await askForOwn(page, 'watch.ts');
  await expect(output(page)).toContainText('The log goes on.');
  await expect(question(page)).toHaveCount(0);
  await panelOf(page).getByRole('button', { name: 'Stop' }).click();
  await expect(question(page)).toContainText('nobody knows what it changes');
  await question(page).getByRole('button', { name: 'Choose a device and change it' }).click();
  await expect(panelOf(page)).toContainText('on your device');
  await expect(output(page)).toContainText('The log goes on.');
  await panelOf(page).getByRole('button', { name: 'Stop' }).click();
  await expect(panelOf(page).getByRole('status').first()).toHaveText('Stopped');
});

test('a reader can change their mind', async ({ page }) => {
  await askForOwn(page, 'property.ts');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(panelOf(page)).toContainText('on a simulated Android 14 device');
});

test('a browser without USB has no such button', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'usb');
  });
  await openPage(page, RUN);
  await page.getByRole('button', { name: 'Run' }).first().click();
  await expect(output(page)).toContainText('The model is');
  await expect(panelOf(page).getByRole('button', { name: 'Run on my device' })).toHaveCount(0);
});
