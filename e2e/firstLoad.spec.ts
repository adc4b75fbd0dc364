import type { Page } from '@playwright/test';
import { FULL_URL } from './site.ts';
import { expect, test } from './test.ts';

const KEY = 'docs-reloaded';
const PAGE = `${FULL_URL}api/read/`;
const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const warning = (page: Page) => page.getByRole('alert');
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);
const mainScript = '**/static/js/index.*.js';

/** Count how often the page itself is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Let the first `times` requests for scripts of one name fail. */
async function failScripts(page: Page, glob: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times;
  await page.route(glob, (route) => (left-- > 0 ? route.abort() : route.continue()));
}

test.describe('a script that fails at the first load', () => {
  test('loads the page again, and the page works', async ({ page }) => {
    const loads = countLoads(page);
    await failScripts(page, mainScript, 1);
    await page.goto(PAGE);
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Internal', exact: true }).click();
    await expect(page).toHaveURL(`${FULL_URL}internal/`);
    await expect(page.getByRole('status')).not.toBeEmpty();
    // The link was followed without a load.
    expect(loads()).toBe(2);
  });

  test('is forgotten once a load succeeds', async ({ page }) => {
    const loads = countLoads(page);
    await failScripts(page, mainScript, 1);
    await page.goto(PAGE);
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(await stored(page)).toBeNull();
  });

  test('loads the page again once only, and leaves what it says readable', async ({ page }) => {
    const loads = countLoads(page);
    await failScripts(page, mainScript);
    await page.goto(PAGE);
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    expect(await stored(page)).toBe(PAGE);
    await expect(title(page)).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
    // Links still lead on.
    await page.getByRole('banner').getByRole('link', { name: 'Internal', exact: true }).click();
    await expect(page).toHaveURL(`${FULL_URL}internal/`);
    await expect(title(page)).toBeVisible();
  });

  test('of the page itself counts too', async ({ page }) => {
    const loads = countLoads(page);
    await failScripts(page, '**/static/js/async/chunk.*.js');
    await page.goto(PAGE);
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(2);
    await expect(title(page)).toBeVisible();
  });

  test('does not load the page again where storage is switched off', async ({ page }) => {
    const loads = countLoads(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Storage is switched off.', 'SecurityError');
        },
      });
    });
    await failScripts(page, mainScript);
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(loads()).toBe(1);
    await expect(title(page)).toBeVisible();
  });

  test('from another site does not matter', async ({ page }) => {
    const loads = countLoads(page);
    await failScripts(page, 'https://www.googletagmanager.com/**');
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    expect(loads()).toBe(1);
    expect(await stored(page)).toBeNull();
  });
});

test.describe('under another base than the site was built for', () => {
  const origin = new URL(FULL_URL).origin;

  /** Serve the trial site under another base, so that nothing is where its pages look for it. */
  const moveSite = (page: Page, base: string) =>
    page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith(base) || pathname.startsWith('/manual/')) return route.fulfill({ status: 404 });
      const response = await route.fetch({ url: FULL_URL + pathname.slice(base.length) });
      await route.fulfill({ response });
    });

  for (const [base, pathname] of [
    ['/x/', ''],
    ['/x/', 'api/read/'],
    ['/x/', '1.0.0/api/old-write/'],
    ['/', 'api/read/'],
    ['/docs/manual/', 'api/'],
  ] as const) {
    test(`a page at ${base}${pathname} says which base would be right`, async ({ page }) => {
      const loads = countLoads(page);
      await moveSite(page, base);
      await page.goto(origin + base + pathname);
      await expect(warning(page)).toHaveText(
        `The site was built for the base "/manual/" but seems to be served under "${base}". Set base to "${base}" in site.config.ts and build again.`,
      );
      await expect(warning(page)).toBeInViewport();
      await page.waitForLoadState('networkidle');
      expect(loads()).toBe(1);
      expect(await stored(page)).toBeNull();
    });
  }

  test('an address that names elements shows them as text', async ({ page }) => {
    const base = '/%3Cimg%20src=x%20onerror=alert(1)%3E/';
    await moveSite(page, base);
    await page.goto(origin + base);
    await expect(warning(page)).toContainText(`served under "${base}"`);
    await expect(warning(page).getByRole('img')).toHaveCount(0);
  });

  test('the right base shows no warning', async ({ page }) => {
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await expect(warning(page)).toHaveCount(0);
  });
});
