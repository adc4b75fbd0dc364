import type { Page } from '@playwright/test';
import { holdRequests } from './pageChunks.ts';
import { box, fillBox, openBox } from './searchBox.ts';
import { historyLine, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const WRITE = 'next/api/write/';

/** Texts that are highlighted. */
const marks = (page: Page) =>
  page.evaluate(() => {
    // TypeScript's types lack that it can be walked through.
    const ranges = CSS.highlights.get('search') as unknown as Iterable<Range> | undefined;
    return [...(ranges ?? [])].map(String);
  });

test('the words of the address are highlighted without a change of the article, and then leave the address', async ({
  page,
}) => {
  const readArticle = async () => {
    await expect(historyLine(page)).toBeVisible();
    return page.getByRole('article').innerHTML();
  };
  await openPage(page, WRITE);
  const before = await readArticle();
  await openPage(page, `${WRITE}?x=1&_highlight=chunks&_highlight=file#permissions`);
  await expect.poll(() => marks(page)).toEqual(['file', 'chunk', 'chunk', 'file']);
  expect(await readArticle()).toBe(before);
  await expect(page).toHaveURL(`${WRITE}?x=1#permissions`);
  await expect(box(page)).toHaveValue('chunks file');
  await page.goBack();
  await expect(page).toHaveURL(WRITE);
});

test('a hit of the search leads to its highlighted words, which another page has not', async ({ page }) => {
  await openPage(page, 'next/api/');
  await fillBox(page, '+permissions chunk');
  await expect(page.getByRole('option').first()).toHaveAttribute(
    'href',
    /\?_highlight=permissions&_highlight=chunk(#|$)/,
  );
  await page.keyboard.press('Enter');
  await expect.poll(async () => new Set(await marks(page))).toEqual(new Set(['chunk', 'Permissions']));
  await expect(historyLine(page)).toBeVisible();
  await expect(box(page)).toHaveValue('+permissions chunk');
  await page.getByRole('banner').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL('next/format/');
  await expect.poll(() => marks(page)).toEqual([]);
  await expect(box(page)).toHaveValue('');
});

test('Escape and the clear button remove the highlights, without scrolling', async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  await openPage(page, `${WRITE}?_highlight=chunk#permissions`);
  await expect.poll(() => marks(page)).toEqual(['chunk', 'chunk']);
  const before = await top();
  await page.keyboard.press('Escape');
  await expect.poll(() => marks(page)).toEqual([]);
  await expect(page).toHaveURL(`${WRITE}#permissions`);
  expect(await top()).toBe(before);

  await openPage(page, `${WRITE}?_highlight=chunk`);
  await expect.poll(() => marks(page)).toEqual(['chunk', 'chunk']);
  await openBox(page);
  await page.getByRole('button', { name: words.search.clear }).click();
  await expect(box(page)).toHaveValue('');
  await expect.poll(() => marks(page)).toEqual([]);
});

test('a browser without highlights shows the page as it is', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await openPage(page, `${WRITE}?_highlight=chunk`);
  await expect(page).toHaveURL(WRITE);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('highlights that do not come within 5 s are given up', async ({ page }) => {
  await openPage(page, WRITE);
  await expect(historyLine(page)).toBeVisible();
  const release = await holdRequests(page, '**/static/js/async/*.js');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const requested = page.waitForRequest('**/static/js/async/*.js');
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.evaluate(() => {
    history.pushState(null, '', '?_highlight=chunk');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const script = (await requested).url();
  // Another script may be asked for before that of the highlights.
  const waitAndRead = async () => {
    await page.clock.runFor(5100);
    return messages.join();
  };
  await expect.poll(waitAndRead).toContain('are not highlighted');
  const arrived = page.waitForResponse(script);
  release();
  await arrived;
  await page.clock.runFor(1000);
  expect(await marks(page)).toEqual([]);
});
