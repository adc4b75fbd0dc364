import type { Page } from '@playwright/test';
import { BASE, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const { actions } = words.layout;

/** Open the menu of what can be done with a page. */
const openActions = (page: Page) => page.locator('summary').filter({ hasText: actions.menu }).click();
const link = (page: Page, name: string | RegExp) => page.getByRole('group').getByRole('link', { name });

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a page is copied as Markdown, and its address with its anchor', async ({ page }) => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await openPage(page, 'api/read/#signature');
    await openActions(page);
    await page.getByRole('button', { name: words.ui.copyLink }).click();
    await expect.poll(copied).toBe(page.url());
    await page.getByRole('button', { name: words.layout.copyMarkdown }).click();
    await expect.poll(copied).toMatch(/^# read\n\n> Harbor, version 4\.0\.0: </);
    await expect(page.getByRole('button', { name: words.ui.copying.copied }).first()).toBeVisible();
  });

  test('a copy that cannot be fetched is reported', async ({ page }) => {
    await page.route('**/index.md', (route) => route.abort());
    await openPage(page, 'api/read/');
    await openActions(page);
    await page.getByRole('button', { name: words.layout.copyMarkdown }).click();
    await expect(page.getByRole('button', { name: words.ui.copying.failed })).toBeVisible();
  });
});

test('the menu of a page is a list that leads to the files of its version, an assistant, a report and the source', async ({
  page,
}) => {
  await openPage(page, '3.0.0/api/read/');
  await openActions(page);
  const menu = page.getByRole('group').filter({ has: page.getByRole('button', { name: words.ui.copyLink }) });
  await expect(menu).toMatchAriaSnapshot(`
    - group:
      - text: Page actions
      - list:
        - listitem:
          - button "Copy page as Markdown"
        - listitem:
          - button "Copy link"
        - listitem:
          - link "View as Markdown"
        - listitem:
          - link /llms\\.txt/
        - listitem:
          - link /llms-full\\.txt/
        - listitem:
          - link /Open in Oracle/
        - listitem:
          - link /Report a problem/
        - listitem:
          - link /Edit this page/
  `);
  await expect(link(page, 'llms.txt')).toHaveAttribute('href', `${BASE}3.0.0/llms.txt`);
  const asked = new URL((await link(page, 'Open in Oracle').getAttribute('href')) ?? '');
  expect(asked.origin).toBe('https://oracle.example');
  expect(asked.searchParams.get('q')).toContain('https://harbor.example/manual/3.0.0/api/read/index.md');
  const report = new URL((await link(page, actions.report.link).getAttribute('href')) ?? '');
  expect(report.pathname).toMatch(/\/issues\/new$/);
  expect(report.searchParams.get('body')).toContain('https://harbor.example/manual/3.0.0/api/read/\n');
  await expect(link(page, words.sidebar.editPage)).toHaveAttribute('href', /\/edit\/.*api\/read\.md$/);
});

test('on a phone the menu stays in the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, 'api/cargo/manifest/load/');
  await openActions(page);
  const list = await page.getByRole('list').filter({ hasText: words.layout.viewMarkdown }).boundingBox();
  expect(list?.x).toBeGreaterThanOrEqual(0);
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(320);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu leads to the page as Markdown, and does not offer to copy it', async ({ page }) => {
    await page.goto('api/read/');
    await openActions(page);
    await expect(link(page, words.layout.viewMarkdown)).toHaveAttribute('href', `${BASE}api/read/index.md`);
    await expect(page.getByRole('button', { name: words.layout.copyMarkdown })).toHaveCount(0);
  });
});
