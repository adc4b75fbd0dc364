import { openUntilIdle } from './pageChunks.ts';
import { openPage, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable, its sidebar and areas are links, and the versions are listed', async ({ page }) => {
    await page.goto('/3.1.0/api/cargo/manifest/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name: 'unload' }).click();
    await expect(page).toHaveURL('/3.1.0/api/cargo/manifest/unload/');
    await page.getByRole('banner').getByRole('link', { name: 'Format' }).click();
    await expect(page).toHaveURL('/3.1.0/format/');
    await page.getByText('Version: 3.1.0').first().click();
    await page.getByRole('link', { name: words.versions.all }).click();
    await page.getByRole('link', { name: 'next', exact: true }).click();
    await expect(page).toHaveURL('/next/');
  });

  test('an address with the latest version in it leads on', async ({ page }) => {
    await page.goto('/4.0.0/api/');
    await expect(page).toHaveURL('/api/');
  });

  test('an old version has a notice', async ({ page }) => {
    await page.goto('/3.0.0/api/');
    await expect(page.getByRole('region', { name: words.versions.notice.name })).toBeVisible();
  });
});

test('breadcrumbs lead up, and name the page last', async ({ page }) => {
  await page.goto('/3.1.0/api/cargo/manifest/load/');
  const crumbs = page.getByRole('navigation', { name: words.sidebar.breadcrumbs });
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('load');
  await expect(crumbs.getByText('Cargo', { exact: true })).toBeVisible();
  await crumbs.getByRole('link', { name: 'manifest' }).click();
  await expect(page).toHaveURL('/3.1.0/api/cargo/manifest/');
  await crumbs.getByRole('link', { name: words.ui.homePage }).click();
  await expect(page).toHaveURL('/3.1.0/');
});

test('the contents list has headings of the second and third level', async ({ page }) => {
  await page.goto('/format/packet/');
  const contents = page.getByRole('navigation', { name: words.sidebar.onThisPage });
  const listed = await contents.getByRole('link').allTextContents();
  const headings = await page.getByRole('article').locator('h2, h3').allTextContents();
  expect(listed).toEqual(headings.map((text) => text.replace(/^#/, '').trim()));
});

test('a page shows the day of its last change', async ({ page }) => {
  await page.goto('/format/packet/');
  await expect(page.getByRole('main').locator('time[datetime]').last()).toHaveText(/\d{4}/);
});

test('previous and next stay in one sidebar', async ({ page }) => {
  await page.goto('/format/');
  const pages = page.getByRole('navigation', { name: words.sidebar.pages });
  await expect(pages.getByRole('link')).toHaveCount(1);
  await pages.getByRole('link').click();
  await expect(page).toHaveURL('/format/layers/');
  await expect(pages.getByRole('link')).toHaveCount(2);
});

test('on a narrow screen a drawer holds the areas, the sidebar and the versions', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/3.1.0/api/cargo/manifest/');
  await page.getByRole('button', { name: words.navbar.menu }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'unload' }).click();
  await expect(page).toHaveURL('/3.1.0/api/cargo/manifest/unload/');
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: words.navbar.menu }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

for (const [name, path] of VERSIONS) {
  test(`pages of ${name} load without an error on the console`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await openUntilIdle(page, path, `${path}guide/streams/`);
    await openUntilIdle(page, `${path}format/stream/`, `${path}format/layers/`);
    expect(problems).toEqual([]);
  });
}

test('no page is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/format/packet/', '/api/', '/no/such/page/']) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('the versions share their hashed files, so that a switch loads only what differs', async ({ page }) => {
  const names = async (path: string) => {
    await page.goto(path, { waitUntil: 'load' });
    // What is fetched ahead of the reader comes after the load.
    const urls = await page.evaluate(() => {
      // Entries of this type are of this class.
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const end = navigation?.loadEventStart ?? 0;
      return performance.getEntriesByType('resource').flatMap((entry) => (entry.startTime < end ? [entry.name] : []));
    });
    return new Set(urls.filter((url) => /\/static\/(js|css)\//.test(url)));
  };
  const latest = await names('/api/');
  const older = await names('/3.1.0/api/');
  const shared = [...older].filter((url) => latest.has(url));
  expect(shared.length).toBeGreaterThanOrEqual(3);
  expect([...older].filter((url) => !latest.has(url)).length).toBeLessThanOrEqual(2);
});
