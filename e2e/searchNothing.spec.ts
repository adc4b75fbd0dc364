import type { Page } from '@playwright/test';
import { findFaults } from './axe.ts';
import { fillBox } from './searchBox.ts';
import { FIXTURE_URL, openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const look = (page: Page) => page.getByRole('button', { name: words.results.lookElsewhere });

/** Open a page of an old version, and search for a word that only a newer one has. */
async function searchForNewWord(page: Page): Promise<void> {
  await openPage(page, `${FIXTURE_URL}3.0.0/api/`);
  await fillBox(page, 'passkeys');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('No results');
}

test('a search without hits leads to the versions that have some', async ({ page }) => {
  await searchForNewWord(page);
  await look(page).click();
  await page
    .getByRole('search')
    .getByRole('link', { name: /^next: \d+ results?$/ })
    .click();
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/search/?q=passkeys&version=next`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/section/);
});

test('no other index is loaded before the reader asks for it', async ({ page }) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    const version = /search\/([^/]+)-all\./.exec(request.url())?.[1];
    if (version && version !== '3.0.0') indexes.push(version);
  });
  await searchForNewWord(page);
  await expect(look(page)).toBeVisible();
  expect(indexes).toEqual([]);
  await look(page).click();
  await expect(page.getByText(words.results.foundElsewhere)).toBeVisible();
  expect(indexes).toContain('next');
});

test('it also leads to where each area starts', async ({ page }) => {
  await searchForNewWord(page);
  await page.getByRole('search').getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/format/`);
});

test('the search page says that no version has anything, and leads to the areas', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}search/?q=zzqqxxyy`);
  await look(page).click();
  await expect(page.getByText(words.results.nowhere)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Format', exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no accessibility violations, in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await searchForNewWord(page);
    await look(page).click();
    await expect(page.getByText(words.results.foundElsewhere)).toBeVisible();
    expect(await findFaults(page, 'header')).toEqual([]);
  });
}
