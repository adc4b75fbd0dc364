import type { Page, Route } from '@playwright/test';
import { findChunk, fullPage } from './pageChunks.ts';
import { waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

const READ = fullPage('api/read/');

const box = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => box(page).getByRole('button', { name: words.ui.retry });
const article = (page: Page) => page.getByRole('article');

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'is not sent': (route) => route.abort(),
  'is answered with 503': (route) => route.fulfill({ status: 503, body: 'Busy' }),
};

/** Open a page of which a file fails. Returns a function that lets the file through. */
async function openWithout(page: Page, file: string, answer: (route: Route) => Promise<void>): Promise<() => void> {
  let isBroken = true;
  await page.route(file, (route) => (isBroken ? answer(route) : route.continue()));
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  await page.goto(READ);
  await expect(box(page)).toBeVisible();
  return () => {
    isBroken = false;
  };
}

const findFile = async (page: Page, what: string): Promise<string> =>
  what === 'list of pages' ? '**/static/sidebars.*.json' : `**${await findChunk(page, READ)}`;

for (const what of ['list of pages', 'script of the page']) {
  for (const [how, answer] of Object.entries(FAILURES)) {
    test.describe(`a first load in which the ${what} ${how}`, () => {
      test('shows a box, keeps the text, and loads the page again on Retry', async ({ page }) => {
        const repair = await openWithout(page, await findFile(page, what), answer);
        await expect(box(page).getByRole('heading')).toHaveText(words.loading.failureTitle);
        await expect(article(page)).toContainText('read');
        repair();
        await retry(page).click();
        await expect(box(page)).toHaveCount(0);
        await expect(page.getByRole('navigation', { name: words.sidebar.breadcrumbs })).toContainText('read');
        await expect(article(page)).toHaveCount(1);
      });

      test('leaves the colour switch, the search and the drawer working', async ({ page }) => {
        await openWithout(page, await findFile(page, what), answer);
        await waitForHydration(page);
        const html = page.locator('html');
        const before = await html.getAttribute('class');
        await page.getByRole('button', { name: /^Switch between/ }).click();
        await page.getByRole('button', { name: /^Switch between/ }).click();
        await expect(html).not.toHaveClass(before ?? '');
        await page.keyboard.press('Control+k');
        await page.keyboard.type('watch');
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await page.setViewportSize({ width: 390, height: 800 });
        await page.getByRole('button', { name: words.navbar.menu }).click();
        await expect(
          page.getByRole('dialog', { name: words.navbar.menu }).getByRole('link', { name: 'Format' }),
        ).toBeVisible();
      });
    });
  }
}

test('the box of a first load leads on', async ({ page }) => {
  await openWithout(page, '**/static/sidebars.*.json', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL(fullPage('format/'));
  await expect(box(page)).toBeVisible();
});
