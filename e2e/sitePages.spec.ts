import { fillBox } from './searchBox.ts';
import { openPage, switchVersion } from './site.ts';
import { expect, test } from './test.ts';

// Pages of the site's own, which the merge writes: they have the shell of the latest version.
test("what is new in a version has the shell, the reader's colours and its own title", async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, 'versions/3.1.0/');
  await expect(page).toHaveTitle(/What is new in Harbor 3\.1\.0/);
  await expect(page.getByRole('heading', { level: 1, name: 'What is new in Harbor 3.1.0' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await fillBox(page, 'manifest');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('the version menu leads from a page of the site to home pages, and from the list to the list of a version', async ({
  page,
}) => {
  await openPage(page, 'history/api/write/');
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('3.0.0/');
  await openPage(page, 'versions/');
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('3.0.0/versions/');
  await page.goto('4.0.0/versions/');
  await expect(page).toHaveURL('versions/');
});
