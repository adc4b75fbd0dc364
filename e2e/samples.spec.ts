import type { Locator, Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { holdRequests } from './pageChunks.ts';
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

test('the button shows how a run ended', async ({ page }) => {
  await openPage(page, RUN);
  for (const [title, result] of [
    ['name.ts', words.sample.results.done],
    ['fail.ts', words.sample.results.failed],
  ] as const) {
    await expect(runButton(page, title)).toHaveText(words.sample.run);
    await runButton(page, title).click();
    await expect(runButton(page, title)).toHaveText(result + words.sample.runAgain);
  }
});

test('the button shows that a run goes on', async ({ page }) => {
  const release = await holdRequests(page, '**/samples.json');
  await openPage(page, RUN);
  await runButton(page, 'name.ts').click();
  await expect(codeOf(page, 'name.ts').getByRole('button', { name: words.sample.running })).toBeVisible();
  release();
  await expect(runButton(page, 'name.ts')).toHaveText(words.sample.results.done + words.sample.runAgain);
});

test('a result takes the place of the printed output until it is closed', async ({ page }) => {
  await openPage(page, RUN);
  const printed = codeOf(page, 'Output');
  await expect(printed.getByRole('button', { name: words.sample.run })).toHaveCount(0);
  await runButton(page, 'name.ts').click();
  await expect(output(page)).toHaveText('The name is Port Ada');
  await expect(printed).toHaveCount(0);
  await page.getByRole('button', { name: words.library.run.close }).click();
  await expect(output(page)).toHaveCount(0);
  await expect(printed).toBeVisible();
  await expect(runButton(page, 'name.ts')).toBeFocused();
  await expect(runButton(page, 'name.ts')).toHaveText(words.sample.run);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a result below the window comes into view with its button (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1280, height: 500 });
    await openPage(page, RUN);
    await runButton(page, 'crane.ts').evaluate((button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await runButton(page, 'crane.ts').press('Enter');
    await expect(output(page)).toHaveText('Crane Ada of Port Ada');
    await expect(output(page)).toBeInViewport({ ratio: 1 });
    await expect(runButton(page, 'crane.ts')).toBeInViewport({ ratio: 1 });
  });

test('a sample that is taller than the window has its buttons below it, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 190 });
  await openPage(page, RUN);
  await expect(runButton(page, 'name.ts')).toHaveCount(2);
  await runButton(page, 'name.ts').last().press('Enter');
  await expect(output(page)).toBeInViewport({ ratio: 1 });
  await expect(runButton(page, 'name.ts').last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(runButton(page, 'name.ts')).toHaveCount(1);
});

test.describe('a text that readers may change', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const field = (page: Page): Locator => page.getByRole('textbox', { name: words.sample.field('crane') });
  const copy = async (page: Page, name: string): Promise<void> => {
    const code = codeOf(page, 'crane.ts');
    await code.locator('summary').click();
    await code.getByRole('button', { name }).click();
    await code.locator('summary').click();
  };
  const readClipboard = (page: Page) => () => page.evaluate(() => navigator.clipboard.readText());

  test('is edited in the code, by keyboard alone, and the run and the address follow', async ({ page }) => {
    await openPage(page, RUN);
    await runButton(page, 'crane.ts').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Bob');
    await page.keyboard.press('Enter');
    await expect(output(page)).toHaveText('Crane Bob of Port Ada');
    await expect(codeOf(page, 'crane.ts')).toContainText("describeCrane('Bob')");
    await page.reload();
    await expect(output(page)).toHaveText('Crane Bob of Port Ada');
    await expect(field(page)).toHaveText('Bob');
  });

  test('is copied as it is shown, with the code and with a whole program', async ({ page }) => {
    await openPage(page, RUN);
    await field(page).fill("It's");
    const call = String.raw`describeCrane('It\'s')`;
    await copy(page, words.sample.copyCode);
    await expect.poll(readClipboard(page)).toContain(call);
    await expect(field(page)).toHaveText(String.raw`It\'s`);
    await copy(page, words.sample.copyProgram('in Node.js'));
    await expect.poll(readClipboard(page)).toContain('connect(');
    expect(await readClipboard(page)()).toContain(call);
    await runButton(page, 'crane.ts').click();
    await expect(output(page)).toHaveText("Crane It's of Port Ada");
  });

  test('leaves the list of symbols below the code as it is', async ({ page }) => {
    await openPage(page, RUN);
    await field(page).fill('Bob');
    await page.getByText(words.content.symbols).click();
    const symbol = page.getByRole('link', { name: 'Folder', exact: true });
    await expect(symbol).toBeVisible();
    await copy(page, words.sample.copyCode);
    await expect.poll(readClipboard(page)).toContain("describeCrane('Bob')");
    await expect(symbol).toBeVisible();
    await field(page).fill('Eve');
    await expect(symbol).toBeVisible();
  });

  test('can be emptied and filled again', async ({ page }) => {
    await openPage(page, RUN);
    await field(page).press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Eve');
    await runButton(page, 'crane.ts').click();
    await expect(output(page)).toHaveText('Crane Eve of Port Ada');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no accessibility faults in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, RUN);
      await field(page).focus();
      expect(await findFaults(page)).toEqual([]);
    });
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
