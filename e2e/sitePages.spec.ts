import { fillBox } from './searchBox.ts';
import { openPage, switchVersion } from './site.ts';
import { expect, test } from './test.ts';

// Pages of the site's own, which the merge writes: they have the shell of the latest version.
test("what is new in a version has the shell, the reader's colours and its own title, also after Back", async ({
  page,
}) => {
  const address = 'versions/3.1.0/';
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openPage(page, address);
  const title = await page.title();
  const heading = page.getByRole('heading', { level: 1, name: 'What is new in Harbor 3.1.0' });
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await fillBox(page, 'manifest');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('api/');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle(title);
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

test('the list of versions is there again after Back', async ({ page }) => {
  await openPage(page, 'versions/');
  await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
  await expect(page).toHaveURL('api/');
  await page.goBack();
  await expect(page.getByRole('rowheader', { name: /^3\.0\.0/ })).toBeVisible();
});
