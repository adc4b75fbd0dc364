import type { Page } from '@playwright/test';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

/** Pages without a sidebar. */
const PAGES = [
  '/versions/',
  '/versions/3.1.0/',
  '/compare/?from=3.1.0&to=4.0.0',
  '/compare/?page=/api/read/&from=3.1.0&to=4.0.0',
  '/upgrade/?from=3.0.0&to=4.0.0',
  '/search/?q=read',
  '/history/api/write/',
  '/no/such/page/',
];

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const readSize = (page: Page) => title(page).evaluate((element) => getComputedStyle(element).fontSize);

for (const width of [1920, 1280, 390]) {
  test(`at ${width} px, pages without a sidebar have one edge, one width and one size of titles`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/api/read/');
    const size = await readSize(page);
    const brand = await page.getByRole('banner').getByRole('link', { name: 'Harbor', exact: true }).boundingBox();
    const measures = new Map<string, unknown>();
    for (const address of PAGES) {
      await openPage(page, address);
      await expect(title(page)).toBeVisible();
      const main = await page.getByRole('main').boundingBox();
      measures.set(address, {
        left: (await title(page).boundingBox())?.x,
        width: main?.width,
        size: await readSize(page),
      });
    }
    const [first] = measures.values();
    expect(first).toMatchObject({ size, ...(width > 996 && { left: brand?.x }) });
    for (const [address, measure] of measures) expect(measure, address).toEqual(first);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an old version's page begins in the first half of the screen", async ({ page }) => {
    await openPage(page, '/3.0.0/api/read/');
    await expect(page.getByRole('region', { name: words.versions.notice.name })).toContainText('4.0.0');
    const text = await page.getByRole('article').locator('h1 ~ p').first().boundingBox();
    expect(text?.y).toBeLessThanOrEqual(420);
  });

  for (const address of ['/api/read/', '/3.0.0/devices/options/', '/category/network/'])
    test(`the breadcrumbs of ${address} do not touch the title`, async ({ page }) => {
      await openPage(page, address);
      const crumbs = await page.getByRole('navigation', { name: words.sidebar.breadcrumbs }).boundingBox();
      const heading = await title(page).boundingBox();
      expect((heading?.y ?? 0) - (crumbs?.y ?? 0) - (crumbs?.height ?? 0)).toBeGreaterThanOrEqual(8);
    });
});

const contents = (page: Page) => page.getByRole('navigation', { name: words.sidebar.onThisPage });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('what is new in a version has a contents list', async ({ page }) => {
      await page.goto('/versions/3.1.0/');
      await contents(page)
        .getByRole('link', { name: words.sitePages.versionPage.since('3.0.0') })
        .click();
      const heading = page.getByRole('heading', { name: words.sitePages.versionPage.since('3.0.0') });
      await expect(heading).toBeInViewport();
      expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`);
    });
  });
}

test('the comparison of versions has a contents list', async ({ page }) => {
  await openPage(page, '/compare/?from=3.0.0&to=4.0.0');
  await contents(page)
    .getByRole('link', { name: new RegExp(`^${words.compare.pages.changed}`) })
    .click();
  await expect(page.getByRole('heading', { name: words.compare.pages.changed })).toBeInViewport();
});
