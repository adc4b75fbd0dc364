import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

async function readCrumbs(page: Page): Promise<{ name: string; item: string }[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '').itemListElement;
}

test('the head has the version and the area of the page', async ({ page }) => {
  await page.goto('/3.1.0/api/cargo/manifest/load/');
  await expect(meta(page, 'docs:version')).toHaveAttribute('content', '3.1.0');
  await expect(meta(page, 'docs:area')).toHaveAttribute('content', 'api');
});

test('a page can be shared as a card', async ({ page }) => {
  await page.goto('/api/read/');
  await expect(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(meta(page, 'og:site_name')).toHaveAttribute('content', 'Harbor');
  await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title());
});

test('the card has a picture, which the site has at that address', async ({ page, request }) => {
  await page.goto('/3.1.0/api/cargo/manifest/load/');
  const address = (await meta(page, 'og:image').getAttribute('content')) ?? '';
  expect(address).toMatch(/^https:\/\/harbor\.example\/static\/image\/social\.[0-9a-f]{10}\.png$/);
  await expect(meta(page, 'twitter:image')).toHaveAttribute('content', address);
  await expect(meta(page, 'og:image:alt')).toHaveAttribute('content', 'Harbor, with a crane');
  const response = await request.get(new URL(address).pathname);
  expect(response.headers()['content-type']).toBe('image/png');
});

test('the address for sharing is the canonical one, in an older version too', async ({ page }) => {
  await openPage(page, '/3.0.0/api/read/');
  await expect(meta(page, 'og:url')).toHaveAttribute('content', 'https://harbor.example/api/read/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://harbor.example/api/read/');
});

test('after a navigation the head describes the new page', async ({ page }) => {
  await openPage(page, '/api/read/');
  await page.getByRole('banner').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(meta(page, 'og:url')).toHaveAttribute('content', 'https://harbor.example/format/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://harbor.example/format/');
  await expect(meta(page, 'docs:area')).toHaveAttribute('content', 'format');
});

test('the head has the theme colour of both modes', async ({ page }) => {
  await page.goto('/');
  for (const mode of ['light', 'dark']) {
    const color = page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${mode})"]`);
    await expect(color).toHaveAttribute('content', /^#[0-9a-f]{6}$/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('breadcrumbs are in the structured data, with full addresses', async ({ page }) => {
    await page.goto('/3.1.0/api/cargo/manifest/load/');
    expect((await readCrumbs(page)).map(({ item }) => item)).toEqual([
      'https://harbor.example/3.1.0/',
      'https://harbor.example/3.1.0/api/cargo/manifest/',
      'https://harbor.example/3.1.0/api/cargo/manifest/load/',
    ]);
  });
});

for (const [address, file] of [
  ['/3.1.0/api/cargo/manifest/load/', 'docs/3.1.0/docs/api/cargo/manifest/load.md'],
  ['/3.0.0/api/read/', 'main/docs/api/read.md'],
] as const) {
  test(`"Edit this page" of ${address} leads to the file on the branch of the version, or to main`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('link', { name: words.sidebar.editPage })).toHaveAttribute(
      'href',
      `https://github.com/harbor-example/docs/edit/${file}`,
    );
  });
}

test('a generated page has no edit link', async ({ page }) => {
  await page.goto('/category/network/');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('link', { name: words.sidebar.editPage })).toHaveCount(0);
});

test.describe('with every switch on', () => {
  for (const [name, base] of [
    ['next', 'next/'],
    ['4.0.0', ''],
    ['3.0.0', '3.0.0/'],
  ] as const) {
    test(`a page of ${name} has complete metadata, and so has the next page`, async ({ page }) => {
      await openPage(page, `${FIXTURE_URL}${base}`);
      await expectWholeHead(page, { name, area: 'guide' });
      const firstTitle = await page.title();
      const firstDescription = await meta(page, 'description').getAttribute('content');
      await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
      await expect(page).toHaveURL(`${FIXTURE_URL}${base}api/`);
      await expect(meta(page, 'docs:area')).toHaveAttribute('content', 'api');
      await expectWholeHead(page, { name, area: 'api' });
      await expect(page).not.toHaveTitle(firstTitle);
      expect(await meta(page, 'description').getAttribute('content')).not.toBe(firstDescription);
      await expect(meta(page, 'og:url')).toHaveAttribute('content', `https://harbor.example/manual/${base}api/`);
    });
  }

  test('the page is in the language of the configuration', async ({ page }) => {
    await page.goto(FIXTURE_URL);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('the not-found page has its version and colours, but no address', async ({ page }) => {
    await page.goto(`${FIXTURE_URL}nowhere/`);
    await expect(meta(page, 'docs:version')).toHaveAttribute('content', '4.0.0');
    await expect(meta(page, 'theme-color')).toHaveCount(2);
    await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title());
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

  test('a page that a reader came to from the not-found page has an address', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}nowhere/`);
    await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://harbor.example/manual/api/');
    await expect(meta(page, 'og:url')).toHaveAttribute('content', 'https://harbor.example/manual/api/');
  });
});

async function expectWholeHead(page: Page, { name, area }: { name: string; area: string }): Promise<void> {
  const title = await page.title();
  const description = (await meta(page, 'description').getAttribute('content')) ?? '';
  expect(description).not.toBe('');
  const expected = {
    'og:type': 'article',
    'og:site_name': 'Harbor',
    'og:locale': 'en_US',
    'og:title': title,
    'og:description': description,
    'twitter:title': title,
    'twitter:description': description,
    'docs:version': name,
    'docs:area': area,
  };
  for (const [key, content] of Object.entries(expected)) {
    await expect(meta(page, key)).toHaveCount(1);
    await expect(meta(page, key)).toHaveAttribute('content', content);
  }
  await expect(meta(page, 'twitter:card')).toHaveCount(1);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  await expect(meta(page, 'og:url')).toHaveAttribute('content', canonical ?? '');
  await expect(page.locator('link[rel=icon]')).toHaveCount(1);
  await expect(meta(page, 'theme-color')).toHaveCount(2);
}
