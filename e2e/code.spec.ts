import type { Locator, Page } from '@playwright/test';
import { listWeakText } from './contrast.ts';
import { FULL_URL } from './site.ts';
import { expect, test } from './test.ts';

const READ = `${FULL_URL}api/read/`;
const INSTALL = `${FULL_URL}guide/install/`;
const codeOf = (page: Page): Locator => page.getByRole('group', { name: 'Code of read.ts' });

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('code is copied completely, and the button confirms it', async ({ page }) => {
    await page.goto(READ);
    await page.getByRole('article').getByText('read.ts').hover();
    await page.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByRole('article').locator('[aria-live=polite]').first()).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("import { open } from 'harbor';\n\nfor await (const chunk");
    expect(copied).not.toContain('read.ts');
  });
});

test('a failure to write to the clipboard is reported', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto(READ);
  await page.getByRole('button', { name: 'Copy code to clipboard' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copying failed' })).toBeVisible();
});

test('long code can be focused and scrolled with the keyboard until its lines are wrapped', async ({ page }) => {
  await page.goto(READ);
  const code = codeOf(page);
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const wrap = page.getByRole('button', { name: 'Toggle word wrap' });
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(code).toHaveCount(0);
  await wrap.press('Enter');
  await expect(code).toHaveCount(1);
});

test('code that fits is not a tab stop and has no button to wrap it', async ({ page }) => {
  await page.goto(`${FULL_URL}next/`);
  await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('group', { name: /^Code/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Toggle word wrap' })).toHaveCount(0);
});

test('the lines that the author marked are highlighted, and the markers are removed', async ({ page }) => {
  await page.goto(INSTALL);
  await expect(page.getByRole('tabpanel', { name: 'Web' }).locator('[data-marked]')).toHaveText(
    'const device = await connect();',
  );
  await page.getByRole('tab', { name: 'Node.js' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Node.js' }).locator('[data-marked]')).toHaveText(
    "const device = await connect('localhost:7000');",
  );
});

test('buttons appear on hover and focus, and are always visible on a touch screen', async ({ browser, page }) => {
  await page.goto(READ);
  const button = page.getByRole('button', { name: 'Copy code to clipboard' });
  await expect(button).toHaveCSS('opacity', '0');
  await codeOf(page).hover();
  await expect(button).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(button).toHaveCSS('opacity', '0');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');

  const touch = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  const phone = await touch.newPage();
  await phone.goto(READ);
  await expect(phone.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCSS('opacity', '1');
  await touch.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`text of code and callouts has enough contrast in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(INSTALL);
    await page.evaluate(() => document.fonts.ready);
    expect(await listWeakText(page.getByRole('article'))).toEqual([]);
  });
}

test('a wide table scrolls in its own box, which is labelled by the columns; a table that fits does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(INSTALL);
  const table = page.getByRole('group', { name: /^Table: Function, First argument/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(READ);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Table/ })).toHaveCount(0);
});

test('code, tables, tabs and callouts are not wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [READ, INSTALL, `${FULL_URL}guide/streams/`]) {
    await page.goto(address);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});

test('callouts show their kind as a word, and details open', async ({ page }) => {
  await page.goto(INSTALL);
  for (const name of ['Note', 'Tip: Faster', 'Info', 'Warning: Slow networks', 'Danger']) {
    await expect(page.getByRole('note', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('What only some readers need.')).toBeHidden();
  await page.getByText('More about it').click();
  await expect(page.getByText('What only some readers need.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('code has no buttons, because they need scripts', async ({ page }) => {
    await page.goto(READ);
    await expect(page.getByRole('article').locator('pre')).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  });
});
