import type { Locator, Page } from '@playwright/test';
import { findFaults } from '../../e2e/axe.ts';
import { openPage } from '../../e2e/site.ts';
import { expect, test } from '../../e2e/test.ts';
import { MODEL, plugInDevice } from './plugInDevice.ts';
import { words } from './words.ts';

const RUN = '/next/guide/run/';

const panelOf = (page: Page): Locator => page.getByRole('region', { name: words.run.panel });
const form = (page: Page): Locator => page.getByRole('region', { name: words.run.own.title });
const question = (page: Page): Locator => page.getByRole('region', { name: words.run.own.question });
const output = (page: Page): Locator => page.getByRole('log', { name: words.run.outputRegion });

const codeOf = (page: Page, title: string): Locator =>
  page.locator('[data-title]').filter({ has: page.getByText(title, { exact: true }) });

/** Run a sample on the simulated device, and ask for a run on the reader's own. */
async function askForOwn(page: Page, title: string): Promise<void> {
  await plugInDevice(page);
  await openPage(page, RUN);
  await codeOf(page, title).getByRole('button', { name: words.sample.run }).click();
  await panelOf(page).getByRole('button', { name: words.run.own.run }).click();
}

const choose = (page: Page): Promise<void> => form(page).getByRole('button', { name: words.run.own.choose }).click();

/** The services that the run has opened so far, as its packets list them. */
async function listOpened(page: Page): Promise<string[]> {
  await panelOf(page)
    .getByRole('tab', { name: /^Packets/ })
    .click();
  return panelOf(page).getByRole('button', { name: /OPEN/ }).allTextContents();
}

test('a sample that only reads runs on the device that the reader chooses', async ({ page }) => {
  await askForOwn(page, 'property.ts');
  await form(page).getByRole('button', { name: words.run.own.cancel }).click();
  await expect(panelOf(page)).toContainText(words.run.places.simulated);
  await panelOf(page).getByRole('button', { name: words.run.own.run }).click();
  await expect(form(page)).toHaveAttribute('data-danger', 'false');
  await expect(form(page)).toContainText('which only reads:exec:getprop ro.product.model');
  await choose(page);
  await expect(output(page)).toHaveText(`The model is [ '${MODEL}' ]`);
  await expect(panelOf(page)).toContainText(words.run.places.own);
  await panelOf(page)
    .getByRole('tab', { name: /^Packets/ })
    .click();
  // A device asks for a key; the simulated one of the site does not.
  await expect(panelOf(page).getByRole('button', { name: /AUTH/ }).first()).toBeVisible();
});

test('what a sample sends is named, and sent only when the reader says so', async ({ page }) => {
  await askForOwn(page, 'remove.ts');
  const command = "exec:rm -r -f '/sdcard/Download/old files' </dev/null";
  await expect(form(page)).toHaveAttribute('data-danger', 'true');
  await expect(form(page)).toContainText('It is not known what this changes on your device:');
  await expect(form(page)).toContainText(command);
  expect(await findFaults(page)).toEqual([]);
  await choose(page);
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText('It is not known what this changes on your device.');
  expect(await findFaults(page)).toEqual([]);
  await question(page).getByRole('button', { name: words.run.stop }).click();
  await expect(panelOf(page).getByRole('status').first()).toHaveText('Stopped');
  expect(await listOpened(page)).toEqual([]);
  await panelOf(page).getByRole('button', { name: words.run.own.run }).click();
  await choose(page);
  await question(page)
    .getByRole('button', { name: `Send ${command}` })
    .click();
  await expect(question(page)).toHaveCount(0);
  await expect(panelOf(page).getByRole('status').first()).toHaveText(/^Finished/);
  await panelOf(page)
    .getByRole('tab', { name: /^Output/ })
    .click();
  await expect(output(page)).not.toContainText('old files');
});

test('a shared link sends its value only after the reader has confirmed it', async ({ page }) => {
  const command = 'ls /sdcard | xargs rm';
  await openPage(page, RUN);
  await codeOf(page, 'command.ts').getByRole('button', { name: words.sample.run }).click();
  await codeOf(page, 'command.ts')
    .getByRole('textbox', { name: words.sample.field('command') })
    .fill(command);
  await plugInDevice(page);
  await page.reload();
  await panelOf(page).getByRole('button', { name: words.run.own.run }).click();
  await expect(form(page)).toContainText(`exec:${command}`);
  await choose(page);
  await expect(form(page).getByRole('status')).toHaveText(words.run.own.confirmFirst);
  await form(page)
    .getByRole('checkbox', { name: `command = ${command}` })
    .check();
  await choose(page);
  await expect(question(page).getByRole('button', { name: `Send exec:${command}` })).toBeVisible();
  expect(await listOpened(page)).toEqual([]);
});

test('a browser without USB has no such button', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'usb');
  });
  await openPage(page, RUN);
  await page.getByRole('button', { name: words.sample.run }).first().click();
  await expect(output(page)).toContainText('The model is');
  await expect(panelOf(page).getByRole('button', { name: words.run.own.run })).toHaveCount(0);
});
