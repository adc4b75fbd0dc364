import type { Locator, Page } from '@playwright/test';
import { listWeakText } from './contrast.ts';
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

test('a wide table scrolls in a box named by its columns', async ({ page }) => {
  // On a phone, cells are below each other.
  await page.setViewportSize({ width: 490, height: 800 });
  await openPage(page, INSTALL);
  const table = page.getByRole('group', { name: /^Table: Function, First argument/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

// Axe gives up on text over the gradients of boxes that scroll.
test('code, with the lines that the author highlighted, and callouts have enough contrast in both modes', async ({
  page,
}) => {
  await openPage(page, INSTALL);
  await expect(page.getByRole('tabpanel', { name: 'Web' }).locator('[data-highlighted]')).toHaveText(
    'const device = await connect();',
  );
  await expect(page.getByRole('note', { name: 'Warning: Slow networks', exact: true })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, no colour is measured during a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await listWeakText(page.getByRole('article')), colorScheme).toEqual([]);
  }
});
