import type { Locator, Page } from '@playwright/test';
import { openPage } from '../../e2e/site.ts';
import { expect, test } from '../../e2e/test.ts';
import { plugInDevice } from './plugInDevice.ts';
import { words } from './words.ts';

const RUN = '/next/guide/run/';

const MODEL = 'getprop ro.product.model';

// A reading and a destructive one.
const COMMANDS = [MODEL, 'rm -r -f /sdcard/Download'];

const code = (page: Page): Locator =>
  page.locator('[data-title]').filter({ has: page.getByText('command.ts', { exact: true }) });
const field = (page: Page): Locator => code(page).getByRole('textbox', { name: words.sample.field('command') });
const panel = (page: Page): Locator => page.getByRole('region', { name: words.run.panel });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: words.run.own.title });
const press = (place: Locator, name: string): Promise<void> => place.getByRole('button', { name, exact: true }).click();

/** Read how far the middle of a dialog is from that of the window. */
const readOffset = (open: Locator) =>
  open.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return Math.max(Math.abs(left + right - clientWidth), Math.abs(top + bottom - clientHeight)) / 2;
  });

async function runSimulated(page: Page): Promise<void> {
  await press(code(page), words.sample.run);
  await expect(panel(page).getByRole('status')).toHaveText(/^Finished/);
}

test('each run on the own device is asked for with its code, and nothing is sent before', async ({ page }) => {
  const device = await plugInDevice(page);
  await openPage(page, RUN);
  await runSimulated(page);
  let sent = 0;
  for (const command of COMMANDS) {
    await field(page).fill(command);
    await press(panel(page), words.run.own.run);
    await expect(dialog(page)).toHaveAccessibleDescription(words.run.own.note);
    await expect(dialog(page)).toContainText(`spawnWaitText('${command}')`);
    await expect(dialog(page).getByRole('button', { name: words.run.own.cancel })).toBeFocused();
    // Half a scrollbar, whose room is kept.
    expect(await readOffset(dialog(page)), 'pixels from the middle').toBeLessThan(10);
    expect(await device.countPackets()).toBe(sent);
    if (command !== MODEL) await page.keyboard.press('Escape');
    else {
      await press(dialog(page), words.run.own.start);
      await expect(panel(page).getByRole('log')).toHaveText(`${device.model}\n`);
      await expect(panel(page).getByRole('status')).toHaveText(/^Finished/);
      sent = await device.countPackets();
      expect(sent).toBeGreaterThan(0);
    }
    await expect(dialog(page)).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: words.run.own.run })).toBeFocused();
  }
});

test('a value from the address is not sent before the reader has confirmed or edited it', async ({ page }) => {
  const command = 'ls /sdcard | xargs rm';
  await openPage(page, RUN);
  await runSimulated(page);
  await field(page).fill(command);
  await expect(page).toHaveURL(/xargs/);
  const device = await plugInDevice(page);
  await page.reload();
  await press(panel(page), words.run.own.run);
  const confirm = dialog(page).getByRole('checkbox', { name: `command = ${command}` });
  await expect(confirm).not.toBeChecked();
  await press(dialog(page), words.run.own.start);
  await expect(dialog(page).getByRole('status')).toHaveText(words.run.own.confirmFirst);
  expect(await device.countPackets()).toBe(0);
  await confirm.check();
  await press(dialog(page), words.run.own.start);
  await expect(panel(page)).toContainText(words.run.places.own);
  await field(page).fill('id');
  await press(panel(page), words.run.own.run);
  await expect(dialog(page)).toContainText("spawnWaitText('id')");
  await expect(confirm).toHaveCount(0);
});

test('a browser without USB has no such button', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'usb');
  });
  await openPage(page, RUN);
  await runSimulated(page);
  await expect(panel(page).getByRole('button', { name: words.run.own.run })).toHaveCount(0);
});
