import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, waitForHydration } from './site.ts';
import { expect, test } from './test.ts';

const KEY = 'docs-reloaded';
const PAGE = `${FIXTURE_URL}api/read/`;
const NEXT_PAGE = `${FIXTURE_URL}format/`;
const ANALYTICS = 'https://www.googletagmanager.com/';
const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const warning = (page: Page) => page.getByRole('alert');
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);
const mainScript = '**/static/js/index.*.js';

/** List the addresses of the documents that a page requests, in order. */
function listDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** Open a page that asks for a second load, and wait until all that listens to the load event has run once more. */
async function openTwice(page: Page): Promise<void> {
  let loads = 0;
  const loadedTwice = page.waitForEvent('load', () => ++loads === 2);
  await page.goto(PAGE);
  await loadedTwice;
}

/** Follow a link of the page. Scripts that work follow it without a load. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL(NEXT_PAGE);
  await expect(title(page)).toHaveText(/Inside/);
}

/** Let the first `times` requests for scripts of one name fail. */
async function failScripts(page: Page, glob: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times;
  await page.route(glob, (route) => (left-- > 0 ? route.abort() : route.continue()));
}

test.describe('a script that fails at the first load', () => {
  test('reloads the page, and is forgotten when the page works', async ({ page }) => {
    const documents = listDocuments(page);
    await failScripts(page, mainScript, 1);
    await openTwice(page);
    await waitForHydration(page);
    expect(await stored(page)).toBeNull();
    await goOn(page);
    await expect(page.getByRole('status')).not.toBeEmpty();
    // The link was followed without a load.
    expect(documents).toEqual([PAGE, PAGE]);
  });

  for (const [what, scripts] of [
    ['of all pages', mainScript],
    ['of the page itself', '**/static/js/async/chunk.*.js'],
  ] as const) {
    test(`${what} reloads the page only once, and leaves it readable`, async ({ page }) => {
      const documents = listDocuments(page);
      await failScripts(page, scripts);
      await openTwice(page);
      expect(await stored(page)).toBe(PAGE);
      await expect(title(page)).toBeVisible();
      await expect(warning(page).getByText('built for the base')).toHaveCount(0);
      // Links still lead on.
      await goOn(page);
      expect(documents.slice(0, 3)).toEqual([PAGE, PAGE, NEXT_PAGE]);
    });
  }

  test('does not reload the page without storage', async ({ page }) => {
    const documents = listDocuments(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Storage is switched off.', 'SecurityError');
        },
      });
    });
    await failScripts(page, mainScript);
    await page.goto(PAGE);
    await expect(title(page)).toBeVisible();
    await goOn(page);
    expect(documents).toEqual([PAGE, NEXT_PAGE]);
  });

  test('from another site does not matter', async ({ page }) => {
    const documents = listDocuments(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().startsWith(ANALYTICS));
    await failScripts(page, `${ANALYTICS}**`);
    await openPage(page, PAGE);
    await failed;
    expect(await stored(page)).toBeNull();
    await goOn(page);
    expect(documents).toEqual([PAGE]);
  });
});

test.describe('under another base than the site was built for', () => {
  const origin = new URL(FIXTURE_URL).origin;

  /** Serve the fixture under another base, so that nothing is where its pages look for it. */
  const moveSite = (page: Page, base: string) =>
    page.route(`${origin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith(base) || pathname.startsWith('/manual/')) return route.fulfill({ status: 404 });
      const response = await route.fetch({ url: FIXTURE_URL + pathname.slice(base.length) });
      await route.fulfill({ response });
    });

  for (const [base, pathname] of [
    ['/x/', ''],
    ['/x/', 'api/read/'],
    ['/x/', '3.0.0/api/old-write/'],
    ['/', 'api/read/'],
    ['/docs/manual/', 'api/'],
    ['/x/', 'versions/'],
    ['/x/', 'nowhere/at/all/'],
    ['/', 'nowhere/'],
  ] as const) {
    test(`a page at ${base}${pathname} names the right base`, async ({ page }) => {
      const documents = listDocuments(page);
      await moveSite(page, base);
      await page.goto(origin + base + pathname);
      await expect(warning(page)).toHaveText(
        `The site was built for the base "/manual/" but seems to be served under "${base}". Set base to "${base}" in site.config.ts and build again.`,
      );
      await expect(warning(page)).toBeInViewport();
      expect(documents).toHaveLength(1);
      expect(await stored(page)).toBeNull();
    });
  }

  test('markup in an address is shown as text', async ({ page }) => {
    const base = '/%3Cimg%20src=x%20onerror=alert(1)%3E/';
    await moveSite(page, base);
    await page.goto(origin + base);
    await expect(warning(page)).toContainText(`served under "${base}"`);
    await expect(warning(page).getByRole('img')).toHaveCount(0);
  });

  test('the right base shows no warning', async ({ page }) => {
    await openPage(page, PAGE);
    await expect(warning(page)).toHaveCount(0);
  });
});
