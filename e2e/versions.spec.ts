import type { Page } from '@playwright/test';
import { FIXTURE_URL, openPage, switchVersion, VERSIONS, words } from './site.ts';
import { expect, test } from './test.ts';

const { latest } = words.versions.notice;
/** A version that leads to another page. */
const MISSING = new RegExp(words.versions.pageMissing('\\S'));

for (const [name, path] of VERSIONS) {
  test(`${name} can be opened from the menu, and has its own areas`, async ({ page }) => {
    await page.goto(name === '4.0.0' ? '/next/' : '/');
    await switchVersion(page, name);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner').getByText(words.versions.version(name))).toBeVisible();
    for (const [area, route] of [
      ['API', 'api/'],
      ['Devices', 'devices/'],
      ['Format', 'format/'],
      ['Guide', ''],
    ] as const) {
      const link = page.getByRole('banner').getByRole('link', { name: area, exact: true });
      await link.click();
      await expect(page).toHaveURL(`${path}${route}`);
      await expect(link).toHaveAttribute('aria-current', /.+/);
    }
  });
}

test('keeps the page, the query and the anchor when switching version', async ({ page }) => {
  await page.goto('/api/cargo/manifest/load/?from=mail#signature');
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('/3.0.0/api/cargo/manifest/load/?from=mail#signature');
  await expect(page.getByRole('heading', { name: 'Signature' })).toBeInViewport();
});

test('leads to the nearest parent if the page is missing, and says so in the menu', async ({ page }) => {
  await page.goto('/next/format/key/');
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.getByText(words.versions.version('next')).click();
  await expect(menu.getByRole('link', { name: /^3\.1\.0/ })).toContainText(MISSING);
  await menu.getByRole('link', { name: /^3\.1\.0/ }).click();
  await expect(page).toHaveURL('/3.1.0/format/');
});

test('marks the latest and the unreleased version, and the one being read', async ({ page }) => {
  await page.goto('/3.1.0/api/');
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.getByText(words.versions.version('3.1.0')).click();
  await expect(menu.getByRole('link', { name: /^next/ })).toContainText(words.versions.badges.unreleased);
  await expect(menu.getByRole('link', { name: /^4\.0\.0/ })).toContainText(words.versions.badges.latest);
  await expect(menu.getByRole('link', { name: /^3\.1\.0/ })).toHaveAttribute('aria-current', 'true');
  const order = await menu.getByRole('link').allTextContents();
  expect(order.slice(0, VERSIONS.length).map((text) => text.split(' ')[0])).toEqual(VERSIONS.map(([name]) => name));
});

test('without the manifest the menu shows the version being read and the way to the list', async ({ page }) => {
  await page.route('**/versions.json', (route) => route.abort());
  await page.goto('/3.1.0/api/');
  const menu = page.getByRole('navigation', { name: words.versions.menu });
  await menu.getByText(words.versions.version('3.1.0')).click();
  await expect(menu.getByRole('link')).toHaveText([/^3\.1\.0/, words.versions.compare, words.versions.all]);
  await menu.getByRole('link', { name: words.versions.all }).click();
  await expect(page.getByRole('heading', { name: words.versions.menu })).toBeVisible();
});

test('a page shows a version that was released after it was built', async ({ page }) => {
  await page.route('**/versions.json', async (route) => {
    const manifest = await (await route.fetch()).json();
    const added = { ...manifest.versions[1], name: '5.0.0', label: '5.0.0', isLast: true };
    const older = { ...manifest.versions[1], role: 'older', isLast: false, path: '/4.0.0/' };
    manifest.versions.splice(1, 1, added, older);
    manifest.latest = '5.0.0';
    await route.fulfill({ json: manifest });
  });
  await page.goto('/api/');
  await expect(page.getByRole('region', { name: words.versions.notice.name })).toContainText(
    latest.link + latest.after('5.0.0'),
  );
});

test('an older version sends readers to the same page of the latest', async ({ page }) => {
  await page.goto('/3.0.0/api/cargo/manifest/load/');
  const notice = page.getByRole('region', { name: words.versions.notice.name });
  const ended = words.versions.notice.ended('Harbor');
  await expect(notice).toContainText(`${ended.before}3.0.0${ended.after}`);
  await notice.getByRole('link', { name: latest.link, exact: true }).click();
  await expect(page).toHaveURL('/api/cargo/manifest/load/');
});

test('the link to the latest version leads to the same page, even if it is pressed early', async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/{versions,history/**/index}.json', (route) => void held.push(() => route.continue()));
  await page.goto('/3.0.0/api/cargo/manifest/load/');
  const link = page
    .getByRole('region', { name: words.versions.notice.name })
    .getByRole('link', { name: latest.link, exact: true });
  await expect.poll(() => held.length).toBe(2);
  await link.click();
  for (const answer of held) await answer();
  await expect(page).toHaveURL('/api/cargo/manifest/load/');
});

test('next has a notice that it is unreleased, and the latest has none', async ({ page }) => {
  await page.goto('/next/');
  await expect(page.getByRole('region', { name: words.versions.notice.name })).toContainText(
    'This is unreleased documentation',
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: words.versions.notice.name })).toHaveCount(0);
});

test('each version has its own content', async ({ page }) => {
  await page.goto('/4.0.0/');
  await expect(page.getByRole('article')).toContainText('loadAndWait');
  await page.goto('/3.0.0/');
  await expect(page.getByRole('article')).toContainText('loadLegacy');
});

test.describe('under a base of its own', () => {
  const openMenu = async (page: Page, path: string) => {
    await openPage(page, FIXTURE_URL + path);
    const menu = page.getByRole('navigation', { name: words.versions.menu });
    await menu.getByText(words.versions.version('')).click();
    return menu;
  };

  test('says that a page has another address, and leads there', async ({ page }) => {
    const menu = await openMenu(page, '3.0.0/api/old-write/');
    const latest = menu.getByRole('link', { name: /^4\.0\.0/ });
    await expect(latest).toContainText(words.versions.pageMoved);
    await latest.click();
    await expect(page).toHaveURL(`${FIXTURE_URL}api/write/`);
  });

  test('names the page that a missing one leads to', async ({ page }) => {
    const menu = await openMenu(page, 'api/watch/');
    const older = menu.getByRole('link', { name: /^3\.0\.0/ });
    await expect(older).toContainText(MISSING);
    await expect(menu.getByRole('link', { name: /^next/ })).not.toContainText(words.versions.pageMissing(undefined));
    await older.click();
    await expect(page).toHaveURL(`${FIXTURE_URL}3.0.0/api/`);
  });

  test('opens with the keyboard, and Escape closes it and gives the focus back', async ({ page }) => {
    await openPage(page, `${FIXTURE_URL}api/`);
    const menu = page.getByRole('navigation', { name: words.versions.menu });
    const button = menu.locator('summary');
    for (const key of ['Enter', 'Space']) {
      await button.press(key);
      await expect(menu.getByRole('link', { name: /^next/ })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name: /^next/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu.getByRole('link', { name: /^next/ })).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('closes when the focus leaves it', async ({ page }) => {
    const menu = await openMenu(page, 'api/');
    await menu.getByRole('link', { name: words.versions.all }).focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: words.versions.all })).toBeHidden();
  });

  test('a page of a version that was removed stays readable, and its menu works', async ({ page }) => {
    await page.route('**/versions.json', async (route) => {
      const manifest = await (await route.fetch()).json();
      manifest.versions = manifest.versions.filter(({ name }: { name: string }) => name !== '3.0.0');
      await route.fulfill({ json: manifest });
    });
    const menu = await openMenu(page, '3.0.0/api/read/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu.getByRole('link')).toHaveText([
      /^next/,
      /^4\.0\.0/,
      /^3\.1\.0/,
      /^3\.0\.0/,
      words.versions.compare,
      words.versions.all,
    ]);
    await expect(menu.getByRole('link', { name: /^3\.0\.0/ })).toHaveAttribute('aria-current', 'true');
    await menu.getByRole('link', { name: /^4\.0\.0/ }).click();
    await expect(page).toHaveURL(`${FIXTURE_URL}api/read/`);
  });
});

test.describe('deep in a page of an old version', () => {
  const strip = (page: Page) => page.getByRole('complementary', { name: words.versions.strip.name });

  for (const width of [390, 1280]) {
    test(`a strip leads to the section being read in the latest, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 600 });
      await openPage(page, '/3.0.0/api/cargo/manifest/load/#signature');
      await expect(strip(page)).toContainText(words.versions.version('3.0.0'));
      await strip(page)
        .getByRole('link', { name: words.versions.strip.latest('4.0.0') })
        .click();
      await expect(page).toHaveURL('/api/cargo/manifest/load/#signature');
    });
  }

  test('the strip hides while the notice is in view', async ({ page }) => {
    await openPage(page, '/3.0.0/api/cargo/manifest/load/#signature');
    await expect(strip(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(strip(page)).toBeHidden();
  });

  test('the latest and the unreleased version have none', async ({ page }) => {
    for (const base of ['/', '/next/']) {
      await openPage(page, `${base}api/cargo/manifest/load/#signature`);
      await expect(page.getByRole('banner').getByText(words.versions.version(''))).toBeAttached();
      await expect(strip(page)).toHaveCount(0);
    }
  });
});

test('the navbar of a phone names the version and changes it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, '/3.1.0/api/');
  await expect(page.getByRole('banner').getByText('3.1.0', { exact: true }).first()).toBeVisible();
  await switchVersion(page, '3.0.0');
  await expect(page).toHaveURL('/3.0.0/api/');
});
