import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage } from './site.ts';
import { expect, test } from './test.ts';

const INSTALL = `${FIXTURE_URL}guide/install/`;
const tab = (page: Page, name: string, group = 0) =>
  page.getByRole('tablist').nth(group).getByRole('tab', { name, exact: true });

test('a choice applies to all tabs of its group, and to no other group', async ({ page }) => {
  await openPage(page, INSTALL);
  await tab(page, 'pnpm').click();
  await expect(page.getByText('pnpm add harbor')).toBeVisible();
  await expect(page.getByText('npm install harbor', { exact: true })).toBeHidden();
  await expect(tab(page, 'pnpm', 2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('pnpm add --save-dev @types/harbor')).toBeVisible();
  await expect(tab(page, 'Web', 1)).toHaveAttribute('aria-selected', 'true');
});

test('a choice is remembered on a later visit and in another version', async ({ page }) => {
  await openPage(page, INSTALL);
  await tab(page, 'Bun').click();
  await openPage(page, `${FIXTURE_URL}next/guide/install/`);
  await expect(tab(page, 'Bun')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('bun add harbor')).toBeVisible();
});

test('a remembered choice that the tabs do not have shows the first', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => localStorage.setItem('tab.package-manager', '<none>'));
  await openPage(page, INSTALL);
  await expect(tab(page, 'npm')).toHaveAttribute('aria-selected', 'true');
  expect(problems).toEqual([]);
});

test('tabs work without storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  });
  await openPage(page, INSTALL);
  await tab(page, 'Yarn').click();
  await expect(page.getByText('yarn add harbor')).toBeVisible();
  await expect(page.getByText('yarn add --dev @types/harbor')).toBeVisible();
});

test('arrow keys, Home and End move between tabs; Tab leaves them', async ({ page }) => {
  await openPage(page, INSTALL);
  await tab(page, 'npm').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Yarn'],
    ['End', 'Bun'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'Bun'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toBeFocused();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('the pressed tabs stay in place when panels above them change', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openPage(page, INSTALL);
  const pressed = tab(page, 'Yarn', 2);
  await pressed.scrollIntoViewIfNeeded();
  const before = await pressed.boundingBox();
  await pressed.click();
  await expect(page.getByText('yarn add --dev @types/harbor')).toBeVisible();
  expect((await pressed.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('commands that install packages become tabs, and the Markdown copy keeps the npm command', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}next/`);
  await expect(page.getByRole('tab')).toHaveText(['npm', 'Yarn', 'pnpm']);
  await tab(page, 'pnpm').click();
  await expect(page.getByRole('tabpanel', { name: 'pnpm' })).toContainText('pnpm add harbor');
  const markdown = await (await page.request.get(`${FIXTURE_URL}next/index.md`)).text();
  expect(markdown).toContain('```sh\nnpm install harbor\n```');
  expect(markdown).not.toContain('pnpm');
});

const showsAll = async (page: Page) => {
  for (const words of [
    'npm install harbor',
    'yarn add harbor',
    'pnpm add harbor',
    'bun add harbor',
    'A program asks nobody.',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('paragraph').filter({ hasText: /^Yarn$/ })).toHaveCount(2);
  await expect(page.getByRole('tab')).toHaveCount(0);
};

test('every panel is printed under its label', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(INSTALL);
  await showsAll(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is read under its label', async ({ page }) => {
    await page.goto(INSTALL);
    await showsAll(page);
  });
});
