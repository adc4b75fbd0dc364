import type { Locator, Page } from '@playwright/test';
import { listWeakText } from './contrast.ts';
import { readBrightness } from './readBrightness.ts';
import { FIXTURE_URL, words } from './site.ts';
import { expect, test } from './test.ts';

const READ = `${FIXTURE_URL}api/read/`;
const INSTALL = `${FIXTURE_URL}guide/install/`;
const codeOf = (page: Page): Locator => page.getByRole('group', { name: 'Code of read.ts' });

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('code is copied completely, and the button confirms it', async ({ page }) => {
    await page.goto(READ);
    await page.getByRole('article').getByText('read.ts').hover();
    await page.getByRole('button', { name: words.content.copy }).click();
    await expect(page.getByRole('button', { name: words.ui.copying.copied })).toBeVisible();
    await expect(
      page.getByRole('article').locator('[aria-live=polite]', { hasText: words.ui.copying.copied }),
    ).toHaveCount(1);
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
  await page.getByRole('button', { name: words.content.copy }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.ui.copying.failed })).toBeVisible();
});

test('long code can be focused and scrolled with the keyboard until its lines are wrapped', async ({ page }) => {
  await page.goto(READ);
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

test('code that fits is not a tab stop and has no button to wrap it', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}next/`);
  await expect(page.getByRole('button', { name: words.content.copy })).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('group', { name: /^Code/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.content.toggleWrap })).toHaveCount(0);
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

test('a row above the code has the name of the file or the language, and the buttons', async ({ page }) => {
  await page.goto(READ);
  await expect(page.getByRole('button', { name: words.content.toggleWrap })).toBeVisible();
  await expect(page.getByRole('article')).toMatchAriaSnapshot(`
    - text: read.ts
    - button "Toggle word wrap"
    - button "Copy code to clipboard"
    - group "Code of read.ts"
  `);
  await page.goto(`${FIXTURE_URL}next/`);
  await expect(page.getByRole('tabpanel', { name: 'npm' })).toMatchAriaSnapshot(`
    - text: sh
    - button "Copy code to clipboard"
    - code: npm install harbor
  `);
});

test('buttons are always visible and never cover the code, also on a touch screen', async ({ browser, page }) => {
  const touch = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  for (const view of [page, await touch.newPage()]) {
    await view.goto(READ);
    const button = view.getByRole('button', { name: words.content.copy });
    await expect(button).toBeVisible();
    await expect(button).toHaveCSS('opacity', '1');
    const bottom = await button.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await codeOf(view).evaluate((element) => element.getBoundingClientRect().top);
    expect(bottom).toBeLessThanOrEqual(top);
  }
  await touch.close();
});

test('all code has one font', async ({ page }) => {
  await page.goto(INSTALL);
  const fonts = await page
    .getByRole('article')
    .evaluate((article) =>
      [...article.querySelectorAll('pre, code, pre span')].map((element) => getComputedStyle(element).fontFamily),
    );
  expect(fonts.length).toBeGreaterThan(10);
  expect([...new Set(fonts)]).toEqual([expect.stringMatching(/^ui-monospace, /)]);
});

test('eighty columns of code of 13 px fit on a screen of 1280 px, and the article has 48rem from 1440 px on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(READ);
  const code = codeOf(page);
  await expect(code.locator('code > span').first()).toHaveCSS('font-size', '13px');
  const space = await code.evaluate((box) => {
    const line = box.querySelector('code > span');
    if (!line) throw new Error('There is no line.');
    const style = getComputedStyle(line);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('A canvas is needed to measure letters.');
    pen.font = `${style.fontSize} ${style.fontFamily}`;
    const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
    return box.clientWidth - padding - pen.measureText('0'.repeat(80)).width;
  });
  expect(space).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 800 });
  const article = page.getByRole('article');
  await expect.poll(() => article.evaluate((box) => box.getBoundingClientRect().width)).toBe(48 * 16);
});

test('a box that scrolls has shadows at its edges, which a table has, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(INSTALL);
  const table = page.getByRole('group', { name: /^Table: Function/ });
  for (const box of [table, page.getByRole('group', { name: /^Code/ }).first()]) {
    await expect(box).toHaveCSS('background-image', /^linear-gradient/);
    await expect(box).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
  }
  await expect(table.locator('tbody')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a box that scrolls shows at its edge that there is more, until its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(INSTALL);
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

test('on a phone the first column of a wide table stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(INSTALL);
  const table = page.getByRole('group', { name: /^Table: Function/ });
  const cell = table.getByRole('cell').first();
  const leftOf = () => cell.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  const before = await leftOf();
  await table.evaluate((box) => box.scrollTo({ left: 200, behavior: 'instant' }));
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBe(200);
  expect(await leftOf()).toBe(before);
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
  for (const address of [READ, INSTALL, `${FIXTURE_URL}guide/streams/`]) {
    await page.goto(address);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});

test('callouts show their kind as a word, and details open', async ({ page }) => {
  await page.goto(INSTALL);
  for (const name of [
    words.content.callouts.note,
    'Tip: Faster',
    words.content.callouts.info,
    'Warning: Slow networks',
    words.content.callouts.danger,
  ]) {
    await expect(page.getByRole('note', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('What only some readers need.')).toBeHidden();
  await page.getByText('More about it').click();
  await expect(page.getByText('What only some readers need.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('code has its name but no buttons, because they need scripts', async ({ page }) => {
    await page.goto(READ);
    await expect(page.getByRole('article').locator('pre')).toBeVisible();
    await expect(page.getByRole('article').getByText('read.ts')).toBeVisible();
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  });
});
