import type { Page } from '@playwright/test';
import { historyLine, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: words.sidebar.sidebar });
const follow = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true }).click();

test('the first load asks for nothing twice, and for the code of no other page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('api/read/', { waitUntil: 'load' });
  // What comes after the load is fetched ahead of the reader.
  const first = [...asked];
  const named = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(named).toHaveLength(1);
  expect(first.filter((pathname) => pathname.includes('/async/'))).toEqual(named);
  expect(new Set(first).size).toBe(first.length);
});

test('navigation, back and forward do not reload the page', async ({ page }) => {
  const documents: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  await openPage(page, 'api/read/');
  await follow(page, 'watch');
  await expect(page).toHaveURL('api/watch/');
  await follow(page, 'Overview');
  await expect(page).toHaveURL('api/');
  await page.goBack();
  await expect(title(page)).toContainText('watch');
  await page.goBack();
  await expect(title(page)).toContainText('read');
  await page.goForward();
  await expect(title(page)).toContainText('watch');
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('watch');
  expect(documents).toHaveLength(1);
  expect(problems).toEqual([]);
});

test('after a navigation a page is as it is after a reload', async ({ page }) => {
  await openPage(page, 'api/');
  await follow(page, 'watch');
  await expect(title(page)).toContainText('watch');
  const shown = async () => {
    await expect(historyLine(page)).toBeVisible();
    return page.evaluate(() => ({
      title: document.title,
      head: [...document.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=alternate]')]
        .map(({ outerHTML }) => outerHTML)
        .filter((html) => /description|og:|twitter:|docs:(area|version)|canonical|text\/markdown/.test(html))
        .sort(),
      main: document.querySelector('main')?.textContent,
      contents: document.querySelector('[aria-label="On this page"]')?.textContent,
    }));
  };
  const afterNavigation = await shown();
  expect(afterNavigation.head.join('\n')).toContain('https://harbor.example/guide/api/watch/');
  await page.reload();
  await expect(title(page)).toContainText('watch');
  expect(await shown()).toEqual(afterNavigation);
});

test('other addresses of a page lead to its own, with query and anchor', async ({ page }) => {
  for (const address of ['api/read/index.html', '4.0.0/api/read/']) {
    await page.goto(`${address}?q=1#top`);
    await expect(page).toHaveURL('api/read/?q=1#top');
    await expect(title(page)).toContainText('read');
  }
});
