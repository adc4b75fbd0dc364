import { holdRequests } from './pageChunks.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const PAGE = 'next/api/reference/radio/';

test('the filter keeps what has the text in its name, and says how many', async ({ page }) => {
  await openPage(page, PAGE);
  const status = page.getByRole('article').getByRole('status');
  const filter = page.getByRole('searchbox', { name: words.reference.filter });
  await expect(status).toHaveText('5 symbols');
  await expect(page.getByText('frequency: number')).toBeHidden();
  await filter.fill('chan');
  await expect(status).toHaveText('2 symbols');
  await expect(page.locator('#TuneOptions\\.channel')).toBeVisible();
  await expect(page.locator('#TuneOptions\\.band')).toBeHidden();
  const contents = page.getByRole('navigation', { name: words.sidebar.onThisPage });
  await expect(contents.getByRole('link')).toHaveText(['Classes', 'Receiver', 'Interfaces']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/Classes/, /Interfaces/]);
  await filter.fill('tune');
  await expect(page.getByRole('list', { name: words.reference.members.methods })).toBeVisible();
  await filter.fill('max');
  await expect(page.locator('#Receiver\\.MAX_CHANNEL')).toBeVisible();
  await expect(page.getByRole('list', { name: words.reference.members.methods })).toHaveCount(0);
  await filter.fill('crane');
  await expect(status).toHaveText(words.reference.found(0));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  const release = await holdRequests(page, '**/*.js');
  await page.getByRole('link', { name: words.reference.searchAll }).click();
  // The address is written a moment after the last key, when the reader is on the way.
  await expect(page).toHaveURL(`${PAGE}?filter=crane`);
  await release();
  await expect(page).toHaveURL('next/search/?q=crane');
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE}?filter=crane`);
  await expect(filter).toHaveValue('crane');
});

test('the filter is in the address, and Back leads to it and to where the reader was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openPage(page, `${PAGE}#Signal`);
  const filter = page.getByRole('searchbox', { name: words.reference.filter });
  await filter.fill('chan');
  await expect(page).toHaveURL(`${PAGE}?filter=chan`);
  await page.locator('#TuneOptions\\.channel').scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await expect.poll(() => page.evaluate(() => window.history.state?.top)).toBe(top);
  await page.reload();
  await expect(filter).toHaveValue('chan');
  await page.goto('next/api/');
  await page.goBack();
  await expect(filter).toHaveValue('chan');
  await expect(page.locator('#Signal')).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('an address with an anchor shows its symbol whole, also one that the filter hides', async ({ page }) => {
  await openPage(page, `${PAGE}#Signal`);
  await expect(page.getByRole('heading', { name: 'Signal', exact: true })).toBeInViewport();
  await expect(page.getByText('frequency: number')).toBeVisible();
  await page.getByRole('searchbox', { name: words.reference.filter }).fill('Band');
  await expect(page.locator('#Receiver')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#Receiver';
  });
  await expect(page.locator('#Receiver')).toBeInViewport();
  await expect(page).toHaveURL(`${PAGE}#Receiver`);
});

test('after a navigation the symbols are there, with links of members to their source', async ({ page }) => {
  await openPage(page, 'next/api/reference/');
  await page.getByRole('main').getByRole('link', { name: 'radio' }).click();
  await expect(page).toHaveURL(PAGE);
  const source = page.locator('#TuneOptions\\.channel').getByRole('link', { name: 'Source' });
  await expect(source).toHaveAttribute('href', /packages\/radio\/src\/index\.ts#L\d+$/);
});

test('the outline follows the reader in its own box', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 260 });
  await openPage(page, PAGE);
  const contents = page.getByRole('navigation', { name: words.sidebar.onThisPage });
  await expect(contents.getByRole('link', { name: 'Types' })).not.toBeInViewport();
  await page.locator('#types').evaluate((heading) => heading.scrollIntoView());
  await expect(contents.locator('[aria-current]')).toHaveText('Types');
  await expect(contents.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
});
