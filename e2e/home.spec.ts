import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

test('the home page begins with its title, has a row of buttons, and ends with its history and actions', async ({
  page,
}) => {
  await openPage(page, 'next/');
  await page.getByRole('button', { name: words.layout.closeAnnouncement }).click();
  await expect(page.getByRole('navigation', { name: words.sidebar.breadcrumbs })).toHaveCount(0);
  const main = page.getByRole('main');
  const article = page.getByRole('article');
  const buttons = ['First steps', 'Read a file', /^Harbor Online/].map((name) => article.getByRole('link', { name }));
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const colors = await Promise.all(
    buttons.map((button) => button.evaluate((element) => getComputedStyle(element).backgroundColor)),
  );
  expect(new Set(colors).size, 'the first differs from the others').toBe(2);
  expect(colors[1]).toBe(colors[2]);
  const box = await article.boundingBox();
  const actions = await main.locator('summary', { hasText: words.layout.actions.menu }).boundingBox();
  expect(actions?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
});

test('below a short page the footer is at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await openPage(page, 'search/');
  const bottomOf = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
  await expect.poll(bottomOf).toBeCloseTo(1400, 0);
});
