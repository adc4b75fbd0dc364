import { VERSIONS } from './site.ts';
import { expect, test } from './test.ts';

const LINKS = [
  ['Tango Web App', 'https://tangoapp.dev'],
  ['Sponsor us on OpenCollective', 'https://opencollective.com/ya-webadb'],
  ['Source code of Tango ADB library', 'https://github.com/yume-chan/ya-webadb'],
  ['Source code of this website', 'https://github.com/yume-chan/tango-docs'],
] as const;

const COMMUNITY = [
  ['GitHub', 'https://github.com/yume-chan/ya-webadb'],
  ['Discord', 'https://tangoadb.dev/discord'],
  ['WeChat', 'https://tangoadb.dev/wechat'],
  ['Reddit', 'https://www.reddit.com/r/tango_adb'],
] as const;

for (const [title, links] of [
  ['Links', LINKS],
  ['Community', COMMUNITY],
] as const) {
  test(`the footer has the column ${title}, whose links open in a new tab and say so`, async ({ page }) => {
    await page.goto('/api/');
    const column = page.getByRole('contentinfo').getByRole('navigation', { name: title });
    await expect(column.getByRole('link')).toHaveCount(links.length);
    for (const [label, href] of links) {
      const link = column.getByRole('link', { name: `${label} (opens in new tab)`, exact: true });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
}

test('the footer names the site and the years of its copyright', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Tango ADB', { exact: true })).toBeVisible();
  await expect(footer.getByText('Copyright © 2021-2025 Tango ADB.')).toBeVisible();
});

for (const path of [...VERSIONS.map(([, base]) => base), '/no/such/page/']) {
  test(`${path} ends with the footer, once, and it adds no heading`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0);
  });
}

test('the footer fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const box = await page.getByRole('contentinfo').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
});
