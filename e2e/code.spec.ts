import type { Locator, Page } from '@playwright/test';
import { listWeakText } from './contrast.ts';
import { readBrightness } from './readBrightness.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const READ = 'api/read/';
const INSTALL = 'guide/install/';
const codeOf = (page: Page): Locator => page.getByRole('group', { name: 'Code of read.ts' });

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('code is copied completely, and the button says so, or that it failed', async ({ page }) => {
    await openPage(page, READ);
    await page.getByRole('button', { name: words.content.copy }).click();
    await expect(page.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
    await expect(
      page.getByRole('article').locator('[aria-live=polite]', { hasText: words.ui.copying.copied }),
    ).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("import { open } from 'harbor';\n\nfor await (const chunk");
    expect(copied).not.toContain('read.ts');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: words.ui.copying.copied }).press('Enter');
    await expect(page.getByRole('button', { name: words.ui.copying.failed })).toBeVisible();
  });
});

test('long code can be focused and scrolled with the keyboard until its lines are wrapped', async ({ page }) => {
  await openPage(page, READ);
  const code = codeOf(page);
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  const wrap = page.getByRole('button', { name: words.content.toggleWrap });
  await wrap.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(code).toHaveCount(0);
  await wrap.press('Enter');
  await expect(code).toHaveCount(1);
});

test('a row above code names it and has its buttons; code that fits is no tab stop and is not wrapped', async ({
  page,
}) => {
  await openPage(page, READ);
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - text: read.ts
    - button "Toggle word wrap"
    - button "Copy code to clipboard"
    - group "Code of read.ts"
  `);
  await openPage(page, 'next/');
  await expect(page.getByRole('tabpanel', { name: 'npm' })).toMatchAriaSnapshot(`
    - text: sh
    - button "Copy code to clipboard"
    - code: npm install harbor
  `);
  await expect(page.getByRole('article').getByRole('group', { name: /^Code/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.content.toggleWrap })).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the buttons are visible and never cover the code', async ({ page }) => {
    await openPage(page, READ);
    const button = page.getByRole('button', { name: words.content.copy });
    await expect(button).toHaveCSS('opacity', '1');
    const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await codeOf(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(bottom).toBeLessThanOrEqual(top);
  });
});

test('eighty columns of code fit on a screen of 1280 px, and the article has 48rem from 1440 px on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, READ);
  const code = codeOf(page);
  await expect(code.locator('code > span').first()).toHaveCSS('font-size', '13px');
  const space = await code.evaluate((box) => {
    const line = box.querySelector('code > span');
    const pen = document.createElement('canvas').getContext('2d');
    if (!line || !pen) throw new Error('A line, and a canvas to measure its letters, are needed.');
    const style = getComputedStyle(line);
    pen.font = `${style.fontSize} ${style.fontFamily}`;
    const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
    return box.clientWidth - padding - pen.measureText('0'.repeat(80)).width;
  });
  expect(space).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 800 });
  const article = page.getByRole('article');
  await expect.poll(() => article.evaluate((box) => box.getBoundingClientRect().width)).toBe(48 * 16);
});

test('on a phone a wide table scrolls in a box named by its columns, and its first column stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, INSTALL);
  const table = page.getByRole('group', { name: /^Table: Function, First argument/ });
  const cell = table.getByRole('cell').first();
  const before = await cell.boundingBox();
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect((await cell.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});

test('a box that scrolls shows at its edge that there is more, until its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, INSTALL);
  for (const box of [
    page.getByRole('group', { name: /^Table: Function/ }),
    page.getByRole('group', { name: /^Code/ }).first(),
  ]) {
    const drop = async () => {
      const [edge = 0, inside = 0] = await readBrightness(box, [2, 24]);
      return inside - edge;
    };
    expect(await drop()).toBeGreaterThan(10);
    await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    expect(await drop()).toBeLessThan(2);
  }
});

// Axe gives up on text over the gradients of boxes that scroll.
test('code, with the lines that the author marked, and callouts have enough contrast in both modes', async ({
  page,
}) => {
  await openPage(page, INSTALL);
  await expect(page.getByRole('tabpanel', { name: 'Web' }).locator('[data-marked]')).toHaveText(
    'const device = await connect();',
  );
  await expect(page.getByRole('note', { name: 'Warning: Slow networks', exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, no colour is measured during a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await listWeakText(page.getByRole('article')), colorScheme).toEqual([]);
  }
});
