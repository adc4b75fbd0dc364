import { fillBox } from './searchBox.ts';
import { FIXTURE_URL, openPage, RETIRED_VERSION, words } from './site.ts';
import { expect, test } from './test.ts';

// Pages of the site's own, which the merge writes: they have the shell of the latest version.
const PAGES = [
  ['the history of a page', '/history/api/write/', 'History of write'],
  ['what is new in a version', '/versions/3.1.0/', 'What is new in Harbor 3.1.0'],
  ['a page of a retired version', `/${RETIRED_VERSION}/api/read/`, `Version ${RETIRED_VERSION} is retired`],
] as const;

for (const [what, address, heading] of PAGES) {
  test(`${what} has the navbar, the search, the footer and its own title, and loads without a complaint`, async ({
    page,
  }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await openPage(page, address);
    const title = await page.title();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await fillBox(page, 'manifest');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
    await expect(page).toHaveURL('/api/');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    expect(problems).toEqual([]);
  });

  test(`${what} keeps the dark mode that the reader chose`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await openPage(page, address);
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  test(`the version menu of ${what} leads to home pages`, async ({ page }) => {
    await openPage(page, address);
    const menu = page.getByRole('navigation', { name: words.versions.menu });
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: /^3\.0\.0/ }).click();
    await expect(page).toHaveURL('/3.0.0/');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${what} can be read, and leads on`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.getByRole('banner').getByRole('link', { name: 'API', exact: true }).click();
      await expect(page).toHaveURL('/api/');
    });
  });
}

test('a site from the right to the left has these pages from the right to the left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, `${FIXTURE_URL}mirrored/history/api/write/`);
  const main = page.getByRole('main');
  expect(await main.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  // The browser marks what is outside the window at its left side too.
  expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
});
