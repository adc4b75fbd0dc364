import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

test('a list below the comment is a row of buttons', async ({ page }) => {
  await openPage(page, '/next/');
  const article = page.getByRole('article');
  const buttons = ['First steps', 'Read a file', /^Harbor Online/].map((name) => article.getByRole('link', { name }));
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  const colors = await Promise.all(
    buttons.map((button) => button.evaluate((element) => getComputedStyle(element).backgroundColor)),
  );
  expect(new Set(colors).size, 'the first differs from the others').toBe(2);
  expect(colors[1]).toBe(colors[2]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the home page begins with its title, and ends with its history and actions', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('navigation', { name: words.sidebar.breadcrumbs })).toHaveCount(0);
      const main = page.getByRole('main');
      const title = await main.getByRole('heading', { level: 1 }).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(title?.y).toBeLessThan((header?.height ?? 0) + 50);
      const article = await page.getByRole('article').boundingBox();
      const bottom = (article?.y ?? 0) + (article?.height ?? 0);
      for (const name of [words.history.facts.none, words.layout.actions.menu]) {
        const summary = main.locator('summary', { hasText: name });
        expect((await summary.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
      }
    });
  });
}
