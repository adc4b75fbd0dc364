import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { findFaults, MODES } from '../../e2e/axe.ts';
import { holdRequests } from '../../e2e/pageChunks.ts';
import { openPage } from '../../e2e/site.ts';
import { expect, test } from '../../e2e/test.ts';
import { plugInDevice } from './plugInDevice.ts';
import { words } from './words.ts';

const RUN = '/next/guide/run/';

const codeOf = (page: Page, title: string): Locator =>
  page.locator('[data-title]').filter({ has: page.getByText(title, { exact: true }) });
const runButton = (page: Page, title: string): Locator =>
  codeOf(page, title).getByRole('button', { name: words.sample.run });
const panelOf = (page: Page): Locator => page.getByRole('region', { name: words.run.panel });
const output = (page: Page): Locator => page.getByRole('log', { name: words.run.outputRegion });

/** Find the name by which an address asks for a run: a digest of its code. */
async function nameRun(page: Page, title: string): Promise<string> {
  await openPage(page, RUN);
  const code = await codeOf(page, title).locator('code').textContent();
  return createHash('sha256')
    .update(code ?? '')
    .digest('hex')
    .slice(0, 8);
}

/** Record every text that the status of a run shows from now on. Returns what reads them. */
async function recordStatuses(page: Page): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle(() => {
    const shown: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector('.docs-run [role=status]')?.textContent;
      if (text && text !== shown.at(-1)) shown.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return shown;
  });
  return () => texts.jsonValue();
}

test('a sample runs on a simulated device', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'property.ts').click();
  await expect(output(page)).toHaveText("The model is [ 'Pixel 8' ]");
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Finished in \d+ ms$/);
  await panelOf(page)
    .getByRole('tab', { name: /^Packets \(\d+\)$/ })
    .click();
  await expect(panelOf(page).getByRole('region')).toContainText('"exec:getprop ro.product.model"');
});

test('a run without output opens what it changed on the device, which the next run finds as it was', async ({
  page,
}) => {
  await openPage(page, RUN);
  for (const _run of ['first', 'second']) {
    await runButton(page, 'remove.ts').click();
    await expect(panelOf(page).getByRole('status')).toHaveText(/^Finished/);
    await expect(panelOf(page).getByRole('tab', { selected: true })).toHaveText('Device (1)');
    await expect(panelOf(page).getByRole('row').last()).toContainText(
      'Removed file/storage/emulated/0/Download/hello.txt',
    );
  }
});

test('a sample that throws names its line, and only what has content has a tab', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'fail.ts').click();
  await expect(panelOf(page).getByRole('status')).toHaveText('Failed');
  await expect(output(page)).toContainText('Line 7: Ada is out of order.');
  await expect(panelOf(page).getByRole('tab')).toHaveText(['Output (2)']);
});

test('a sample that never ends can be stopped, and its panel closed', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'loop.ts').click();
  await expect(output(page)).toHaveText('Round and round');
  await panelOf(page).getByRole('button', { name: words.run.stop }).click();
  await expect(panelOf(page).getByRole('status')).toHaveText('Stopped');
  await runButton(page, 'loop.ts').click();
  await expect(panelOf(page).getByRole('status')).toHaveText('Running…');
  await panelOf(page).getByRole('button', { name: words.run.close }).click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(runButton(page, 'loop.ts')).toBeFocused();
});

test('a copied link to a run opens its block and its panel, which has the focus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, `${RUN}#fail`);
  await runButton(page, 'session.ts').click();
  await panelOf(page).getByRole('button', { name: words.run.copyLink }).click();
  await expect(panelOf(page).getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/guide\/run\/\?run=[0-9a-f]{8}$/);
  await openPage(page, link);
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Finished/);
  await expect(panelOf(page)).toBeInViewport({ ratio: 1 });
  await expect(codeOf(page, 'session.ts')).toBeInViewport({ ratio: 1 });
  await expect(panelOf(page)).toBeFocused();
});

test('a reader who goes on while a named run is loading is not taken back', async ({ page }) => {
  const run = await nameRun(page, 'session.ts');
  const release = await holdRequests(page, '**/samples.json');
  await openPage(page, `${RUN}?run=${run}`);
  await expect(panelOf(page)).toBeInViewport();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -20_000);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  release();
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Finished/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a run that goes on after the sample has returned says that it waits', async ({ page }) => {
  await openPage(page, RUN);
  await runButton(page, 'leave.ts').click();
  await expect(panelOf(page).getByRole('status')).toHaveText(words.run.steps.settle);
  // What the reader waited: the timer of the sample ends after a second.
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Finished in [1-9]\d{3} ms$/);
});

test('a run does not wait for a video that goes on without the sample', async ({ page }) => {
  await openPage(page, RUN);
  const texts = await recordStatuses(page);
  await runButton(page, 'session.ts').click();
  await expect(panelOf(page).getByRole('status')).toHaveText(/^Finished/);
  await expect(output(page)).toContainText("│ 0       │ 'video' │ true   │");
  const shown = await texts();
  expect(shown).toContain(words.run.steps.connect);
  expect(shown).not.toContain(words.run.steps.settle);
});

test('samples that do not load, or are of another page, can be tried again', async ({ page }) => {
  await openPage(page, RUN);
  await page.route('**/samples.json', (route) => route.abort());
  await runButton(page, 'property.ts').click();
  await expect(panelOf(page).getByRole('status')).toContainText('could not be loaded');
  await page.route('**/samples.json', (route) => route.fulfill({ json: { runner: '', samples: {} } }));
  await runButton(page, 'property.ts').click();
  await expect(panelOf(page).getByRole('status')).toContainText('Load it again');
  await page.unroute('**/samples.json');
  await page.reload();
  await runButton(page, 'property.ts').click();
  await expect(output(page)).toContainText('The model is');
});

test('panel and question fit a phone, and have no accessibility faults', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await plugInDevice(page);
  await openPage(page, RUN);
  await runButton(page, 'write.ts').click();
  await expect(panelOf(page).getByRole('tab')).toHaveText([/^Output/, /^Device/, /^Packets/]);
  for (const tab of await panelOf(page).getByRole('tab').all()) {
    await tab.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const [colorScheme, findModeFaults] of MODES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await findModeFaults(page), colorScheme).toEqual([]);
    }
  }
  await panelOf(page).getByRole('button', { name: words.run.own.run }).click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  expect(await findFaults(page)).toEqual([]);
});
