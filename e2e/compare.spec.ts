import AxeBuilder from '@axe-core/playwright';
import { words } from './site.ts';
import { expect, test } from './test.ts';

const MOVED = '/compare/?page=/api/write/&from=3.0.0&to=3.1.0';

test('a page leads to its comparison with the last version that had other words', async ({ page }) => {
  await page.goto('/api/write/');
  await page.getByRole('article').locator('summary').first().click();
  await page.getByRole('link', { name: words.history.compareWith('3.0.0') }).click();
  await expect(page).toHaveURL('/compare/?page=/api/write/&from=3.0.0&to=4.0.0');
  await expect(page.getByRole('heading', { level: 1, name: words.compare.pageTitle('write') })).toBeVisible();
  await expect(page.getByRole('insertion')).toHaveText(/, chunk by chunk/);
});

test('the version menu and the notice of an old version lead to comparisons', async ({ page }) => {
  await page.goto('/3.0.0/api/old-write/');
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.locator('summary').click();
  await expect(menu.getByRole('link', { name: words.versions.compare })).toHaveAttribute(
    'href',
    /compare\/\?from=3\.0\.0$/,
  );
  await page
    .getByRole('region', { name: words.versions.notice.name })
    .getByRole('link', { name: words.versions.notice.compare })
    .click();
  await expect(page.getByLabel(words.compare.from)).toHaveValue('3.0.0');
  await expect(page.getByLabel(words.compare.to)).toHaveValue('4.0.0');
  await expect(page.getByRole('insertion')).toHaveText(/, chunk by chunk/);
});

test('versions are chosen, swapped, and kept in the address', async ({ page }) => {
  await page.goto(MOVED);
  await expect(page.getByText('2 changes')).toBeVisible();
  await page.getByRole('button', { name: words.compare.swap }).click();
  await expect(page).toHaveURL('/compare/?page=/api/write/&from=3.1.0&to=3.0.0');
  await expect(page.getByRole('deletion').first()).toBeVisible();
  await page.getByLabel(words.compare.from).selectOption('4.0.0');
  await page.getByLabel(words.compare.to).selectOption('3.1.0');
  await expect(page).toHaveURL('/compare/?page=/api/write/&from=4.0.0&to=3.1.0');
  await expect(page.getByText(words.compare.same)).toBeVisible();
});

test('keys lead from change to change, and can be turned off', async ({ page }) => {
  await page.goto(MOVED);
  const position = page.getByText(/^Change \d of \d$/);
  await expect(page.getByText('2 changes')).toBeVisible();
  await page.keyboard.press('n');
  await expect(position).toHaveText(words.compare.position(1, 2));
  await page.keyboard.press('n');
  await expect(position).toHaveText(words.compare.position(2, 2));
  await page.keyboard.press('p');
  await expect(position).toHaveText(words.compare.position(1, 2));
  await page.getByLabel(/^Keys/).uncheck();
  await page.getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('n');
  await expect(position).toHaveText(words.compare.position(1, 2));
});

test('what has no change can be folded', async ({ page }) => {
  await page.goto('/compare/?page=/api/cargo/manifest/load/&from=3.0.0&to=4.0.0');
  await page.getByLabel(words.compare.onlyChanges).check();
  await expect(page.getByText(/parts? without a change/).first()).toBeVisible();
});

test('a page that only one version has says so, and where it is', async ({ page }) => {
  await page.goto('/compare/?page=/api/watch/&from=3.0.0&to=4.0.0');
  await expect(page.getByText(words.compare.onlyIn('4.0.0'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /in version 3\.1\.0/ })).toBeVisible();
});

test('a page that cannot be loaded can be tried again', async ({ page }) => {
  await page.route('**/3.0.0/api/old-write/', (route) => route.abort());
  await page.goto(MOVED);
  await expect(page.getByRole('alert')).toContainText(words.compare.failed);
  await page.unroute('**/3.0.0/api/old-write/');
  await page.getByRole('button', { name: words.ui.retry }).click();
  await expect(page.getByText('2 changes')).toBeVisible();
});

test('whole versions list their new, moved and changed pages', async ({ page }) => {
  await page.goto('/compare/?from=3.0.0&to=4.0.0');
  await expect(page.getByRole('heading', { name: words.compare.pages.added })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: '/api/write/' }).getByRole('link').click();
  await expect(page).toHaveURL('/compare/?page=/api/write/&from=3.0.0&to=4.0.0');
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test(`axe finds nothing at ${width} px in the ${colorScheme} mode`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(MOVED);
    await expect(page.getByText('2 changes')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
