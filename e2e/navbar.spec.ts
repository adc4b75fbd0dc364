import type { Page } from '@playwright/test';
import { breakPart } from './breakSite.ts';
import { box } from './searchBox.ts';
import { openPage, words } from './site.ts';
import { expect, test } from './test.ts';

const LONG_PAGE = 'guide/streams/';

const navbar = (page: Page) => page.getByRole('banner');
const versions = (page: Page) => navbar(page).getByText(/^Version:/);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
const readTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Wait until the page has drawn twice, so that what would scroll has scrolled. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function expectHidden(page: Page, top: number): Promise<void> {
  await scrollTo(page, top);
  await expect(navbar(page)).not.toBeInViewport();
}

async function expectShown(page: Page, top: number): Promise<void> {
  await scrollTo(page, top);
  await expect.poll(() => readTop(page)).toBe(top);
  await settle(page);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
}

test('hides on scrolling down, returns on scrolling up and near the top, and moves nothing', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const readTitleTop = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
  const titleTop = await readTitleTop();
  // A button that was clicked does not keep the navbar in view.
  await navbar(page)
    .getByRole('button', { name: /^Switch between/ })
    .click();
  await expectHidden(page, 700);
  expect(await readTitleTop()).toBe(titleTop);
  await expectShown(page, 600);
  await expectHidden(page, 800);
  await expectShown(page, 0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(navbar(page)).toHaveCSS('transition-duration', '0s');
});

for (const [width, list] of [
  [1280, (page: Page) => page.getByRole('navigation', { name: words.sidebar.sidebar })],
  [390, (page: Page) => page.getByRole('main').locator('summary', { hasText: words.sidebar.onThisPage })],
] as const)
  test(`in a window of ${width} pixels, the list below it moves with it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, LONG_PAGE);
    const readGap = async () => {
      const [bar, below] = [await navbar(page).boundingBox(), await list(page).boundingBox()];
      return Math.round((below?.y ?? Number.NaN) - (bar?.y ?? 0) - (bar?.height ?? 0));
    };
    await expectHidden(page, 400);
    const gap = await readGap();
    await expectShown(page, 300);
    expect(await readGap()).toBe(gap);
    await navbar(page)
      .getByRole('button', { name: /^Switch between/ })
      .click();
    await expectHidden(page, 400);
    expect(await readGap()).toBe(gap);
    // A key makes the focus that the click left in the navbar visible.
    await page.keyboard.press('a');
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    expect(await readGap()).toBe(gap);
  });

test('stays while a menu in it is open or it has the focus, and comes back when the focus enters it', async ({
  page,
}) => {
  await openPage(page, LONG_PAGE);
  await versions(page).click();
  await versions(page).evaluate((button) => button.blur());
  await expectShown(page, 700);
  await page.keyboard.press('Escape');
  const link = navbar(page).getByRole('link', { name: 'API', exact: true });
  await link.focus();
  await expectShown(page, 800);
  await link.blur();
  await expectHidden(page, 900);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
});

test('a heading that the address names is below the navbar, and so is what Tab reaches upwards', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  const readBottom = () => navbar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const links = page.getByRole('article').locator('h2 a, h3 a');
  await links.last().click();
  await expectShown(page, (await readTop(page)) - 100);
  const bottom = await readBottom();
  await links.first().evaluate((link: HTMLAnchorElement) => link.click());
  const top = await links.first().evaluate((link) => link.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(bottom);
  await links.last().focus();
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press('Shift+Tab');
    const focusTop = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(focusTop).toBeGreaterThanOrEqual(await readBottom());
  }
});

test('neither a search nor Tab through a hidden navbar scrolls the page', async ({ page }) => {
  await openPage(page, LONG_PAGE);
  await expectHidden(page, 700);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await settle(page);
    expect(await readTop(page)).toBe(700);
  };
  await press('Control+k');
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  for (const letter of 'write') await press(letter);
  await expect(page.getByRole('option').first()).toBeVisible();
  await press('ArrowUp');
  await press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  await navbar(page)
    .getByRole('link', { name: 'Harbor', exact: true })
    .evaluate((brand) => brand.focus({ preventScroll: true }));
  for (let step = 0; step < 3; step++) await press('Tab');
  await expect(navbar(page).locator(':focus')).toBeInViewport({ ratio: 1 });
});

test('Tab through a menu that is higher than the window shows each link, and the page stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 });
  await openPage(page, LONG_PAGE);
  await expectHidden(page, 700);
  await expectShown(page, 600);
  await navbar(page).locator('summary', { hasText: 'Version:' }).press('Enter');
  const links = await navbar(page).locator('details[open] a').count();
  for (const [key, steps] of [
    ['Tab', links],
    ['Shift+Tab', links],
  ] as const)
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press(key);
      await settle(page);
      await expect(navbar(page).locator(':focus')).toBeInViewport({ ratio: 1 });
      expect(await readTop(page)).toBe(600);
    }
});

test('an item that cannot be drawn stays as text, and the error names it', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('navbar item')) errors.push(message.text());
  });
  await breakPart(page, 'navbarItem');
  await page.setViewportSize({ width: 1920, height: 900 });
  await openPage(page, 'api/');
  await expect(navbar(page).getByText('More', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(navbar(page).locator('summary', { hasText: 'More' }).filter({ visible: true })).toHaveCount(0);
  await navbar(page).getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL('format/');
  expect(errors.join()).toContain('Cannot draw the navbar item "More".');
});

test('links on the right that do not fit are behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openPage(page, 'api/');
  const link = navbar(page).getByRole('link', { name: 'Harbor Online' });
  await expect(link).toBeHidden();
  await navbar(page).getByText(words.navbar.moreLinks).locator('xpath=ancestor::summary').click();
  await expect(link).toBeVisible();
});

test.describe('on a phone, the drawer', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const menu = (page: Page) => page.getByRole('button', { name: words.navbar.menu });
  const drawer = (page: Page) => page.getByRole('dialog', { name: words.navbar.menu });

  async function openDrawer(page: Page): Promise<void> {
    // Playwright's own click would scroll the page to the button.
    const { x, y } = (await menu(page).boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 5, y + 5);
    await expect(drawer(page)).toBeVisible();
  }

  test('keeps the focus and the page behind, and closes by Escape, its button, a press outside, Back and a wide window', async ({
    page,
  }) => {
    await openPage(page, 'api/');
    await expectHidden(page, 300);
    await expectShown(page, 200);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: words.navbar.closeMenu }).click(),
      () => page.mouse.click(370, 400),
      () => page.goBack(),
    ]) {
      await openDrawer(page);
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL('api/');
      expect(await readTop(page)).toBe(200);
    }
    await openDrawer(page);
    await page.mouse.move(370, 400);
    await page.mouse.wheel(0, 600);
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      await expect(page.locator('body:focus, dialog :focus, dialog:focus, body:not(:has(:focus))')).toHaveCount(1);
    }
    expect(await readTop(page)).toBe(200);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(drawer(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(drawer(page)).toBeHidden();
  });

  test('has the sidebar, opens a dropdown of the page being read, closes on following a link, and leaves nothing in the history', async ({
    page,
  }) => {
    await openPage(page, 'api/');
    await openDrawer(page);
    await expect(drawer(page).getByRole('link', { name: 'watch', exact: true })).toBeVisible();
    const streams = drawer(page).locator('details').getByRole('link', { name: 'Streams' });
    await expect(streams).toBeHidden();
    await drawer(page).getByText('More', { exact: true }).click();
    await streams.click();
    await expect(page).toHaveURL(LONG_PAGE);
    await expect(drawer(page)).toBeHidden();
    await openDrawer(page);
    await expect(streams).toHaveAttribute('aria-current', 'page');
    await expect(streams).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeFocused();
    // Browsers go back from the entry of the drawer later.
    await page.waitForFunction(() => history.state?.isOverlay !== true);
    await page.goBack();
    await expect(page).toHaveURL('api/');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is on the page, and the announcement has no button', async ({ page }) => {
      await page.goto('api/');
      await expect(menu(page)).toBeHidden();
      await expect(navbar(page).getByRole('link', { name: 'Format' })).toBeVisible();
      await expect(versions(page)).toBeVisible();
      const announcement = page.getByRole('region', { name: words.layout.announcement });
      await expect(announcement).toBeVisible();
      await expect(announcement.getByRole('button')).toBeHidden();
      const sidebar = page.getByRole('navigation', { name: words.sidebar.sidebar });
      await sidebar.getByRole('link', { name: 'write' }).click();
      await expect(page).toHaveURL('api/write/');
    });
  });
});
