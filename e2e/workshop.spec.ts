import { openPage, WORKSHOP_URL } from './site.ts';
import { expect, test } from './test.ts';

test('the workshop shows a component as Markdown and as an element, and lists its props', async ({ page }) => {
  await openPage(page, `${WORKSHOP_URL}callout/`);
  await expect(page.locator('[data-markdown]').getByRole('note').first()).toBeVisible();
  const frame = page.locator('iframe').first().contentFrame();
  await expect(frame.locator('[data-example]').getByRole('note').first()).toBeVisible();
  const props = page
    .locator('h2#props ~ div')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(props).not.toHaveCount(0);
});
