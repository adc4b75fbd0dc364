import type { Page } from '@playwright/test';
import { BASE, openPage, waitForHydration, words } from './site.ts';
import { expect, test } from './test.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page of an old version is readable, and its sidebar, areas and versions lead on', async ({ page }) => {
    await page.goto('3.1.0/api/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: words.versions.notice.name })).toBeVisible();
    // A closed group of the sidebar.
    await page.getByRole('navigation', { name: words.sidebar.sidebar }).getByRole('link', { name: 'read' }).click();
    await expect(page).toHaveURL('3.1.0/api/read/');
    await page.getByRole('banner').getByRole('link', { name: 'Format' }).click();
    await expect(page).toHaveURL('3.1.0/format/');
    await page.getByText('Version: 3.1.0').first().click();
    await page.getByRole('link', { name: words.versions.all }).click();
    await page.getByRole('link', { name: 'next', exact: true }).click();
    await expect(page).toHaveURL('next/');
  });

  test('all content shows: every panel of tabs, and the words in place of a preview', async ({ page }) => {
    await page.goto('guide/install/');
    await expectAllPanels(page);
    await page.goto('devices/options/');
    const fallback = page.getByRole('region', { name: 'Server command' }).getByRole('paragraph').nth(1);
    await expect(fallback).toBeVisible();
    await expect(fallback.locator('..'), 'no space is reserved for the preview').toHaveCSS('min-height', '0px');
  });

  test('there is no button that needs scripts', async ({ page }) => {
    await page.goto('next/guide/run/');
    await expect(page.getByRole('article').locator('pre').first()).toContainText('console.log');
    await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Switch between/ })).toBeHidden();
  });
});

/** Expect that every panel of the tabs can be read under its label. */
async function expectAllPanels(page: Page): Promise<void> {
  for (const text of ['npm install harbor', 'yarn add harbor', 'bun add harbor', 'A program asks nobody.'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Yarn$/ })).toHaveCount(2);
  await expect(page.getByRole('tab')).toHaveCount(0);
}

test('every panel of tabs is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('guide/install/');
  await expectAllPanels(page);
});

test('contents lists lead to the sections of pages, of a comparison and of what is new in a version', async ({
  page,
}) => {
  for (const [address, section] of [
    ['format/packet/', 'Byte order'],
    ['compare/?from=3.0.0&to=4.0.0', words.compare.pages.changed],
    ['versions/3.1.0/', words.compare.pages.changed],
  ] as const) {
    await openPage(page, address);
    const contents = page.getByRole('navigation', { name: words.sidebar.onThisPage });
    await contents.getByRole('link', { name: section }).click();
    const heading = page.getByRole('main').getByRole('heading', { name: section });
    await expect(heading).toBeInViewport();
    expect(new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`);
  }
});

test('a heading in a tab or a folded part is shown, wherever the link to it is', async ({ page }) => {
  const INSTALL = 'next/guide/install/';
  const contents = page.getByRole('navigation', { name: words.sidebar.onThisPage });
  const heading = (name: string) => page.getByRole('article').getByRole('heading', { name });
  /** Expect a heading in the upper half, and not behind the navbar. */
  const expectShown = async (name: string) => {
    await expect(heading(name)).toBeVisible();
    await expect(async () => {
      const [own, navbar] = [await heading(name).boundingBox(), await page.getByRole('banner').boundingBox()];
      expect(own?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
      expect(own?.y).toBeLessThan(360);
    }).toPass();
  };
  await openPage(page, `${INSTALL}#on-a-server`);
  await expectShown('On a server');
  await page.getByRole('tab', { name: 'Web' }).click();
  await expect(heading('On a server')).toBeHidden();
  await contents.getByRole('link', { name: 'On a server' }).click();
  await expectShown('On a server');
  await contents.getByRole('link', { name: 'In old browsers' }).click();
  await expectShown('In old browsers');
  // So slow that the document has loaded before its scripts have run.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.reload();
  await waitForHydration(page);
  await expectShown('In old browsers');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await openPage(page, 'next/guide/streams/');
  await page.evaluate((href) => {
    document.body.insertAdjacentHTML('beforeend', `<a href="${href}">on</a>`);
    document.querySelector<HTMLElement>('body > a:last-child')?.click();
  }, `${BASE}${INSTALL}#in-old-browsers`);
  await expect(page).toHaveURL(`${INSTALL}#in-old-browsers`);
  await expectShown('In old browsers');
  await expect(heading('In old browsers')).toBeFocused();
});

test('in forced colours, links and the current page and area are underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('api/cargo/manifest/load/');
  const sidebar = page.getByRole('navigation', { name: words.sidebar.sidebar });
  await expect(sidebar.locator('[aria-current=page]')).toHaveCSS('text-decoration-line', 'underline');
  await expect(sidebar.getByRole('link', { name: 'unload' })).toHaveCSS('text-decoration-line', 'none');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'API', exact: true })).toHaveCSS('text-decoration-line', 'underline');
  await expect(banner.getByRole('link', { name: 'Devices' })).toHaveCSS('text-decoration-line', 'none');
  const links = page.getByRole('article').locator('p a[href]:not(.rp-header-anchor)');
  await expect(links.first()).toHaveCSS('text-decoration-line', 'underline');
});
