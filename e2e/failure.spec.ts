import type { Page } from '@playwright/test';
import { answerChunk, breakChunk, fullPage, setConnection } from './pageChunks.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const READ = fullPage('api/read/');
const WATCH = fullPage('api/watch/');

const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const box = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => box(page).getByRole('button', { name: words.ui.retry });
const sidebar = (page: Page) => page.getByRole('navigation', { name: words.sidebar.sidebar });
const follow = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true }).click();

test.beforeEach(async ({ page }) => {
  // Only pages that the reader opens are loaded.
  await setConnection(page, { saveData: true });
});

/** Count how often a document is loaded from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Disable the session storage as a reader can: every access throws. */
const blockSession = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Storage is switched off.', 'SecurityError');
      },
    });
  });

/** Follow a link to a page whose script fails, where nothing can be loaded again. */
async function enterFailedPage(page: Page) {
  await blockSession(page);
  const chunk = await breakChunk(page, WATCH);
  await openPage(page, READ);
  await follow(page, 'watch');
  await expect(box(page)).toBeVisible();
  return chunk;
}

test('a page whose script fails after a click is loaded with its document', async ({ page }) => {
  let isFirst = true;
  await answerChunk(page, WATCH, (route) => {
    const fails = isFirst;
    isFirst = false;
    return fails ? route.abort() : route.continue();
  });
  await openPage(page, READ);
  const documents = countDocuments(page);
  await follow(page, 'watch');
  await expect(page).toHaveURL(WATCH);
  await expect(title(page)).toContainText('watch');
  await expect(box(page)).toHaveCount(0);
  expect(documents()).toBe(1);
});

test('a page that fails again after the reload stays readable, and is not reloaded again', async ({ page }) => {
  await breakChunk(page, WATCH);
  await openPage(page, READ);
  const documents = countDocuments(page);
  // What would load the page once more listens to this event.
  const loaded = page.waitForEvent('load');
  await follow(page, 'watch');
  await loaded;
  await expect(page).toHaveURL(WATCH);
  await expect(title(page)).toContainText('watch');
  await follow(page, 'Overview');
  await expect(title(page)).toContainText('Overview');
  // The rest of the page works, and follows the link itself.
  expect(documents()).toBe(1);
});

test('an address that was already reloaded once shows the failure box', async ({ page }) => {
  await breakChunk(page, WATCH);
  await openPage(page, READ);
  await page.evaluate((address) => sessionStorage.setItem('docs-reloaded', address), WATCH);
  const documents = countDocuments(page);
  await follow(page, 'watch');
  await expect(box(page)).toBeVisible();
  await expect(page).toHaveURL(WATCH);
  expect(documents()).toBe(0);
});

test('without storage, nothing is reloaded and the failure box is shown', async ({ page }) => {
  await blockSession(page);
  await breakChunk(page, WATCH);
  await openPage(page, READ);
  const documents = countDocuments(page);
  await follow(page, 'watch');
  await expect(box(page)).toBeVisible();
  expect(documents()).toBe(0);
});

test('a reader who is offline keeps the site, and sees the box', async ({ page, context }) => {
  await openPage(page, READ);
  await context.setOffline(true);
  await follow(page, 'watch');
  await expect(box(page)).toBeVisible();
  await context.setOffline(false);
  await retry(page).click();
  await expect(title(page)).toContainText('watch');
});

test('the box shows the text of the error, has the focus, and ends the progress bar', async ({ page }) => {
  await enterFailedPage(page);
  await expect(box(page)).toContainText(/Loading chunk \S+ failed/);
  await expect(page).toHaveTitle(new RegExp(`^${words.loading.failureTitle}`));
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('"Retry" loads the page, and shows it', async ({ page }) => {
  const { repair } = await enterFailedPage(page);
  repair();
  await retry(page).click();
  await expect(title(page)).toContainText('watch');
  await expect(title(page)).toBeFocused();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/^watch/);
});

test('"Retry" requests the page again, and shows the box again if that fails', async ({ page }) => {
  const { requests } = await enterFailedPage(page);
  const before = requests();
  await retry(page).click();
  await expect.poll(requests).toBeGreaterThan(before);
  await expect(box(page)).toBeFocused();
});

test('the sidebar and the navbar still lead to other pages', async ({ page }) => {
  await enterFailedPage(page);
  await follow(page, 'Overview');
  await expect(title(page)).toContainText('Overview');
  await page.goBack();
  await expect(box(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(title(page)).toContainText('Inside');
});

test('back leads from the box to the previous page', async ({ page }) => {
  await enterFailedPage(page);
  await page.goBack();
  await expect(title(page)).toContainText('read');
  await expect(box(page)).toHaveCount(0);
});

for (const width of [1280, 481]) {
  test(`in a window of ${width} px the box is half as wide as the page, and in its middle`, async ({ page }) => {
    await enterFailedPage(page);
    await page.setViewportSize({ width, height: 800 });
    const [outer, inner] = await box(page).evaluate((element) => {
      const main = element.closest('main');
      const style = main && getComputedStyle(main);
      const padding = style ? Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight) : 0;
      return [(main?.getBoundingClientRect().width ?? 0) - padding, element.getBoundingClientRect().width];
    });
    expect(inner / outer).toBeCloseTo(0.5, 2);
    await expect(box(page)).toHaveCSS('text-align', 'center');
  });
}

test('the box takes the whole width of a phone', async ({ page }) => {
  await enterFailedPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const { width = 0 } = (await box(page).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(340);
});

test('a page without a default export is reported', async ({ page }) => {
  await answerChunk(page, WATCH, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${dropDefaultExports})();${await response.text()}` });
  });
  await openPage(page, READ);
  const documents = countDocuments(page);
  await follow(page, 'watch');
  await expect(box(page)).toContainText('The page component at /api/watch/ has no default export.');
  expect(documents()).toBe(0);
});

interface Exports {
  default?: unknown;
}
type Module = (module: { exports: Exports }, exports: Exports, require: unknown) => void;
type Chunk = [ids: string[], modules: Record<string, Module>];

/** Runs in the browser. Takes the default exports away from the modules that the next chunk hands to the bundler's list. */
function dropDefaultExports(): void {
  const scope = window as unknown as { rspackChunk: { push: (chunk: Chunk) => void } };
  const chunks = scope.rspackChunk;
  const push = chunks.push;
  chunks.push = ([ids, modules]) => {
    chunks.push = push;
    const bare = Object.entries(modules).map(([id, module]): [string, Module] => [
      id,
      (self, exports, require) => {
        module(self, exports, require);
        const { default: _dropped, ...rest } = exports;
        self.exports = rest;
      },
    ]);
    push.call(chunks, [ids, Object.fromEntries(bare)]);
  };
}
