import type { Page } from '@playwright/test';
import { fillBox } from './searchBox.ts';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const options = (page: Page) => page.getByRole('option');
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
const chosen = (page: Page) => page.getByRole('combobox', { name: words.results.version, exact: true });

for (const query of ['3.0.0 write', 'write v3.0', 'write 3.0.0']) {
  test(`the suggestions for "${query}" are those of that version, and one of them opens it`, async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}api/`);
    await fillBox(page, query);
    await expect(page.getByText('Searched in version 3.0.0.')).toBeVisible();
    await expect(options(page).first()).toHaveAttribute('href', /^\/manual\/3\.0\.0\/.*\?_highlight=write(#|$)/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/manual\/3\.0\.0\/api\//);
  });
}

test('a reader of another version gets there too', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}next/api/`);
  await fillBox(page, '3.0.0 write');
  await expect(options(page).first()).toHaveAttribute('href', /^\/manual\/3\.0\.0\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manual\/3\.0\.0\/api\//);
});

test('the version can be searched for as text', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  await fillBox(page, '3.0.0 write');
  await page.getByRole('button', { name: 'Search for “3.0.0 write” in 4.0.0' }).click();
  await expect(page.getByText('Searched in version 3.0.0.')).toHaveCount(0);
  await expect(options(page).first()).toHaveAttribute('href', /^\/manual\/api\//);
  await expect(page.getByRole('link', { name: words.results.allResults, exact: true })).toHaveAttribute(
    'href',
    '/manual/search/?q=3.0.0+write&version=4.0.0',
  );
});

test('the search page searches the version that the query names, and leads back', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}search/?q=3.0.0+write`);
  await expect(rows(page).first()).toHaveAttribute('href', /^\/manual\/3\.0\.0\//);
  await expect(chosen(page)).toHaveValue('3.0.0');
  await page.getByRole('main').getByRole('link', { name: 'Search for “3.0.0 write” in 4.0.0' }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}search/?q=3.0.0+write&version=4.0.0`);
  await expect(rows(page).first()).toHaveAttribute('href', /^\/manual\/api\//);
  await expect(page.getByText('Searched in version 3.0.0.')).toHaveCount(0);
});

test('the version that the reader chooses counts more than one in the query', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}search/?q=3.0.0+write`);
  await expect(chosen(page)).toHaveValue('3.0.0');
  await chosen(page).selectOption('4.0.0');
  await expect(rows(page).first()).toHaveAttribute('href', /^\/manual\/api\//);
  await expect(chosen(page)).toHaveValue('4.0.0');
});
