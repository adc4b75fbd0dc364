import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 800 } });

const menu = (page: Page) => page.getByRole('button', { name: words.navbar.menu });
const drawer = (page: Page) => page.getByRole('dialog', { name: words.navbar.menu });

async function openDrawer(page: Page, path = 'api/read/'): Promise<void> {
  await openPage(page, FIXTURE_URL + path);
  await menu(page).click();
  await expect(drawer(page)).toBeVisible();
}

test('holds the brand, the colour mode, the navbar, the sidebar, the versions and the languages', async ({ page }) => {
  await openDrawer(page);
  await expect(drawer(page).getByRole('link', { name: 'Harbor', exact: true })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: /^Switch between dark and light mode/ })).toBeVisible();
  await expect(drawer(page).getByRole('link', { name: 'Format' })).toBeVisible();
  await expect(
    drawer(page).getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name: 'read' }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(drawer(page).getByRole('navigation', { name: words.versions.menu }).getByRole('link')).toHaveText([
    ...VERSIONS.map(([name]) => new RegExp(`^${name.replaceAll('.', '\\.')}`)),
    words.versions.compare,
    words.versions.all,
  ]);
  await expect(drawer(page).getByRole('navigation', { name: words.navbar.languages }).getByRole('link')).toHaveCount(2);
  await expect(drawer(page).getByRole('link', { name: /Harbor Online/ })).toBeVisible();
});

test('keeps the focus inside, and returns it to the button on Escape', async ({ page }) => {
  await openDrawer(page);
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('the page behind does not scroll', async ({ page }) => {
  await openDrawer(page);
  await page.mouse.move(350, 400);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('closes on a press outside', async ({ page }) => {
  await openDrawer(page);
  await page.mouse.click(350, 400);
  await expect(drawer(page)).toBeHidden();
});

test('closes with its button', async ({ page }) => {
  await openDrawer(page);
  await drawer(page).getByRole('button', { name: words.navbar.closeMenu }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();
});

test('closes on following a link', async ({ page }) => {
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'write', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/write/`);
  await expect(drawer(page)).toBeHidden();
});

test('closes when the window becomes wider than 996 pixels', async ({ page }) => {
  await openDrawer(page);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(drawer(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(drawer(page)).toBeHidden();
});

test('a dropdown is closed, unless one of its entries is the current page', async ({ page }) => {
  await openDrawer(page, 'api/');
  const streams = drawer(page).locator('details').getByRole('link', { name: 'Streams' });
  await expect(streams).toBeHidden();
  await drawer(page).getByText('More', { exact: true }).click();
  await streams.click();
  await expect(page).toHaveURL(`${FIXTURE_URL}guide/streams/`);
  await menu(page).click();
  await expect(streams).toBeVisible();
  await expect(streams).toHaveAttribute('aria-current', 'page');
});

test('takes 83 % of the width of the window', async ({ page }) => {
  await openDrawer(page);
  await expect.poll(async () => (await drawer(page).boundingBox())?.width).toBeCloseTo(0.83 * 390, 0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it opens without sliding', async ({ page }) => {
    await openDrawer(page);
    await expect(drawer(page)).toHaveCSS('transition-duration', '0s');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the areas, the versions and the whole sidebar are on the page', async ({ page }) => {
    await page.goto(`${FIXTURE_URL}api/`);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Format' })).toBeVisible();
    await expect(page.getByText('Version: 4.0.0').first()).toBeVisible();
    const sidebar = page.getByRole('navigation', { name: words.sidebar.sidebar });
    await sidebar.getByRole('link', { name: 'write' }).click();
    await expect(page).toHaveURL(`${FIXTURE_URL}api/write/`);
  });
});

test('closes with Back, which leaves the page where it is', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}api/`);
  // Up a little, so that the navbar shows.
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  const top = await page.evaluate(() => window.scrollY);
  // The pointer itself, because a click of Playwright's scrolls first.
  const { x, y } = (await menu(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(`${FIXTURE_URL}api/`);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a link', (page: Page) => drawer(page).getByRole('link', { name: 'write', exact: true }).click()],
] as const) {
  test(`leaves nothing in the history when it was closed with ${how}`, async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}format/`);
    await openDrawer(page);
    await close(page);
    await expect(drawer(page)).toBeHidden();
    if (how === 'a link') {
      await expect(page).toHaveURL(`${FIXTURE_URL}api/write/`);
      await page.goBack();
      await expect(page).toHaveURL(`${FIXTURE_URL}api/read/`);
    }
    await expect(page).toHaveURL(`${FIXTURE_URL}api/read/`);
    await page.goBack();
    await expect(page).toHaveURL(`${FIXTURE_URL}format/`);
  });
}
