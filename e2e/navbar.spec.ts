import type { Page } from '@playwright/test';
import { breakNavbarItem } from './breakNavbarItem.ts';
import { FIXTURE_URL, openPage, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

const LONG_PAGE = `${FIXTURE_URL}guide/streams/`;

const navbar = (page: Page) => page.getByRole('banner');
const versions = (page: Page) => navbar(page).getByText(/^Version:/);

/** Make the page so long that it scrolls, whatever its words are. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    document.querySelector('article')?.setAttribute('style', 'min-block-size: 6000px');
  });
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);

/** Open a long page, once its scripts run. */
async function openLongPage(page: Page): Promise<void> {
  await openPage(page, LONG_PAGE);
  await lengthen(page);
}

test('the areas lead to the index pages of the version, and the current area is marked', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}3.0.0/`);
  for (const [name, route] of [
    ['API', 'api/'],
    ['Devices', 'devices/'],
    ['Format', 'format/'],
    ['Guide', ''],
  ] as const) {
    const link = navbar(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/${route}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.goto(`${FIXTURE_URL}3.0.0/api/read/`);
  await expect(navbar(page).getByRole('link', { name: 'API', exact: true })).toHaveAttribute('aria-current', 'true');
});

test('hides on scrolling down, returns on scrolling up, and moves nothing', async ({ page }) => {
  await openLongPage(page);
  const title = page.getByRole('heading', { level: 1 });
  const topBefore = await title.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  expect(await title.evaluate((element) => element.getBoundingClientRect().top + window.scrollY)).toBe(topBefore);
  await scrollTo(page, 800);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 1200);
  await expect(navbar(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
});

test('stays while it holds the focus', async ({ page }) => {
  await openLongPage(page);
  await navbar(page).getByRole('link', { name: 'API', exact: true }).focus();
  await scrollTo(page, 900);
  await expect(page.locator('html')).toHaveJSProperty('scrollTop', 900);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
});

test('comes back when the focus enters it', async ({ page }) => {
  await openLongPage(page);
  await scrollTo(page, 900);
  await expect(navbar(page)).not.toBeInViewport();
  await navbar(page)
    .getByRole('link', { name: 'API', exact: true })
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
});

test('stays while a menu in it is open', async ({ page }) => {
  await openLongPage(page);
  await versions(page).click();
  await versions(page).evaluate((button) => button.blur());
  await scrollTo(page, 900);
  await expect(page.locator('html')).toHaveJSProperty('scrollTop', 900);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
});

test('a heading that the address names is below the navbar, whether it shows or not', async ({ page }) => {
  await openLongPage(page);
  const heading = page.getByRole('article').locator('h2').first();
  const id = await heading.getAttribute('id');
  const topOfHeading = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const bottomOfNavbar = await navbar(page).evaluate((element) => element.getBoundingClientRect().height);
  for (const from of [0, 3000]) {
    await scrollTo(page, from);
    await page.evaluate((hash) => {
      window.location.hash = '';
      window.location.hash = hash;
    }, `#${id}`);
    await expect(heading).toBeInViewport();
    expect(await topOfHeading()).toBeGreaterThan(bottomOfNavbar);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it hides without moving', async ({ page }) => {
    await openLongPage(page);
    await expect(navbar(page)).toHaveCSS('transition-duration', '0s');
    await scrollTo(page, 900);
    await expect(navbar(page)).not.toBeInViewport();
  });
});

test('an item that cannot be rendered is left out alone, and the error names it', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  // The full fixture counts its views, and tests have no network.
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  await breakNavbarItem(page);
  await page.setViewportSize({ width: 1920, height: 900 });
  await openPage(page, `${FIXTURE_URL}api/`);
  await expect(navbar(page).getByText('More', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(navbar(page).locator('summary', { hasText: 'More' }).filter({ visible: true })).toHaveCount(0);
  await navbar(page).getByRole('link', { name: 'Format', exact: true }).click();
  await expect(page).toHaveURL(`${FIXTURE_URL}format/`);
  const named = errors.filter((text) => text.includes('Cannot draw the navbar item "More".'));
  expect(named.length).toBeGreaterThan(0);
  expect(errors).toEqual(named);
});

for (const [width, search] of [
  [320, 36],
  [390, 36],
  [768, 36],
  [997, 36],
  [1100, 36],
  [1200, 192],
  [1280, 192],
  [1536, 192],
  [1920, 192],
] as const) {
  test(`has room for a search ${search} pixels wide in a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, `${FIXTURE_URL}next/api/`);
    const { overflow, slotEnd, slotWidth, height } = await navbar(page).evaluate((header) => {
      const slot = header.querySelector('[data-slot="search"]')?.getBoundingClientRect();
      return {
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        slotEnd: document.documentElement.clientWidth - (slot?.right ?? Number.POSITIVE_INFINITY),
        slotWidth: slot?.width,
        height: header.getBoundingClientRect().height,
      };
    });
    expect(overflow).toBeLessThanOrEqual(0);
    expect(slotEnd).toBeGreaterThanOrEqual(0);
    expect(slotWidth).toBe(search);
    expect(height).toBeLessThanOrEqual(61);
  });
}

test('links on the right that do not fit are behind one button', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openPage(page, `${FIXTURE_URL}api/`);
  const more = navbar(page).getByText(words.navbar.moreLinks);
  await expect(navbar(page).getByRole('link', { name: 'Harbor Online' })).toBeHidden();
  await more.locator('xpath=ancestor::summary').click();
  await expect(navbar(page).getByRole('link', { name: 'Harbor Online' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navbar(page).getByRole('link', { name: 'Harbor Online' })).toBeHidden();
});

test('the language menu leads to the same page of the same version', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}3.0.0/api/read/`);
  const languages = navbar(page).getByRole('navigation', { name: words.navbar.languages });
  await languages.locator('summary').press('Enter');
  const mirrored = languages.getByRole('link', { name: 'Mirrored English' });
  await expect(mirrored).toHaveAttribute('lang', 'en-XB');
  await expect(mirrored).toHaveAttribute('hreflang', 'en-XB');
  await expect(mirrored).toHaveAttribute('dir', 'rtl');
  await expect(languages.getByRole('link', { name: 'English', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(mirrored).toBeHidden();
  await expect(languages.locator('summary')).toBeFocused();
});

test('a language that is chosen shows its page, from right to left where it is read so', async ({ page }) => {
  await openPage(page, `${FIXTURE_URL}3.0.0/api/read/`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  for (const { name, path, lang, dir } of [
    { name: 'Mirrored English', path: 'mirrored/3.0.0/api/read/', lang: 'en-XB', dir: 'rtl' },
    { name: 'English', path: '3.0.0/api/read/', lang: 'en', dir: 'ltr' },
  ]) {
    const languages = navbar(page).getByRole('navigation', { name: words.navbar.languages });
    await languages.locator('summary').click();
    const answer = page.waitForResponse(FIXTURE_URL + path);
    await languages.getByRole('link', { name, exact: true }).click();
    expect((await answer).status()).toBe(200);
    await waitForHydration(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('read');
    await expect(navbar(page).getByText('Version: 3.0.0')).toBeVisible();
  }
});

for (const width of [1280, 390]) {
  test(`a page from right to left begins at the right of a window of ${width} px, and its code at the left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, `${FIXTURE_URL}mirrored/api/read/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const brand = await navbar(page).getByRole('link', { name: 'Harbor', exact: true }).boundingBox();
    expect(brand?.x).toBeGreaterThan(width / 2);
    await expect(navbar(page).locator('summary > svg').first()).toHaveCSS('scale', '-1 1');
    await expect(page.getByRole('columnheader', { name: 'Meaning' })).toHaveCSS('text-align', 'start');
    await expect(page.getByRole('group', { name: 'Code of read.ts' }).getByText('import')).toBeInViewport({ ratio: 1 });
  });
}

test('from right to left, the numbers of a list are at its right', async ({ page }) => {
  await page.goto(`${FIXTURE_URL}mirrored/`);
  const list = page.getByRole('article').locator('ol').first();
  await expect(list).toHaveCSS('padding-left', '0px');
  await expect(list).not.toHaveCSS('padding-right', '0px');
});

test('a site in one language has no language menu', async ({ page }) => {
  await page.goto('/');
  await expect(navbar(page)).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.navbar.languages })).toHaveCount(0);
});
