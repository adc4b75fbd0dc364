import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  // The width of a sheet of A4 inside its margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1000 });
});

test('the content alone is printed, on white, with the addresses of its links and without a cut edge', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const address of ['./', 'devices/', 'devices/options/']) {
    await page.goto(address);
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const name of [words.sidebar.sidebar, words.sidebar.onThisPage, words.sidebar.pages])
      await expect(page.getByRole('navigation', { name })).toHaveCount(0);
    const cut = await page
      .getByRole('article')
      .evaluate((article) =>
        [...article.querySelectorAll('pre, table, figure svg')]
          .filter((element) => element.scrollWidth > element.clientWidth || element.getBoundingClientRect().right > 718)
          .map((element) => element.textContent?.slice(0, 40)),
      );
    expect(cut, address).toEqual([]);
  }
  await page.goto('./');
  const link = page.getByRole('article').locator('a[href^="http"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(await link.getAttribute('href'));
});

test('a live preview is printed as the words of the page, not as a form', async ({ page }) => {
  await openPage(page, 'format/packet/');
  const preview = page.getByRole('region', { name: 'Packet header' });
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.getByRole('spinbutton').first()).toBeVisible();
  const fallback = preview
    .getByRole('paragraph')
    .filter({ hasText: /^For WRTE/ })
    .first();
  await expect(fallback).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(fallback).toBeVisible();
  await expect(preview.getByRole('spinbutton')).toHaveCount(0);
});
