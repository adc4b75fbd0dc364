import type { Locator } from '@playwright/test';
import { strings } from '../common/strings/strings.de.ts';
import { ENGLISH_WORDS, findEnglishWords } from './shellWords.ts';
import { GERMAN_URL, openPage } from './site.ts';
import { expect, test } from './test.ts';

/** Expect that the shell says nothing in English there, and that the page names its language. */
async function expectGerman(locator: Locator): Promise<void> {
  await expect(locator.page().locator('html')).toHaveAttribute('lang', 'de');
  expect(await findEnglishWords(locator)).toEqual([]);
}

test('the files of both languages have words to compare', () => {
  expect(ENGLISH_WORDS.length).toBeGreaterThan(30);
});

test('a page of the docs has a German shell', async ({ page }) => {
  await openPage(page, `${GERMAN_URL}guide/install/`);
  const { callouts, calloutTitle, copy } = strings.content;
  await expect(page.getByRole('note', { name: callouts.note, exact: true })).toBeVisible();
  await expect(page.getByRole('note', { name: calloutTitle(callouts.tip, 'Faster'), exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: copy.idle }).first()).toBeAttached();
  await expectGerman(page.getByRole('article'));
});

test('the version menu and the notice of an unreleased version are German', async ({ page }) => {
  await openPage(page, `${GERMAN_URL}next/api/`);
  const { notice, menu: name, badges, all } = strings.versions;
  await expect(page.getByRole('region', { name: notice.name })).toContainText(notice.unreleased('Harbor').before);
  const menu = page.getByRole('navigation', { name, exact: true });
  await menu.locator('summary').click();
  await expect(menu.getByText(badges.latest)).toBeVisible();
  await expect(menu.getByRole('link', { name: all })).toBeVisible();
  await expectGerman(menu);
  await expectGerman(page.getByRole('region', { name: notice.name }));
});

test('the not-found page is German', async ({ page }) => {
  await openPage(page, `${GERMAN_URL}4.0.0/next/api/watch/`);
  const { home, explanation } = strings.versions.notFound;
  await expect(page.getByRole('main').getByRole('link', { name: home('4.0.0') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(explanation('4.0.0'));
  await expectGerman(page.getByRole('main'));
});
