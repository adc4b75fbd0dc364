import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = 'next/api/reference/radio/';

test('the filter keeps what has the text in its name, and says how many', async ({ page }) => {
  await openPage(page, PAGE);
  const status = page.getByRole('article').getByRole('status');
  const filter = page.getByRole('searchbox', { name: words.reference.filter });
  await expect(status).toHaveText('5 symbols');
  await filter.fill('chan');
  await expect(status).toHaveText('2 symbols');
  await expect(page.locator('#TuneOptions\\.channel')).toBeVisible();
  await expect(page.locator('#TuneOptions\\.band')).toBeHidden();
  await filter.fill('crane');
  await expect(status).toHaveText('0 symbols');
});

test('an address with an anchor shows its symbol, also one that the filter hides', async ({ page }) => {
  await openPage(page, `${PAGE}#Signal`);
  await expect(page.getByRole('heading', { name: 'Signal', exact: true })).toBeInViewport();
  await page.getByRole('searchbox', { name: words.reference.filter }).fill('Band');
  await expect(page.locator('#Receiver')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#Receiver';
  });
  await expect(page.locator('#Receiver')).toBeInViewport();
});

test('after a navigation the symbols are there, with links of members to their source', async ({ page }) => {
  await openPage(page, 'next/api/reference/');
  await page.getByRole('main').getByRole('link', { name: 'radio' }).click();
  await expect(page).toHaveURL(PAGE);
  const source = page.locator('#TuneOptions\\.channel').getByRole('link', { name: 'Source' });
  await expect(source).toHaveAttribute('href', /packages\/radio\/src\/index\.ts#L\d+$/);
});
