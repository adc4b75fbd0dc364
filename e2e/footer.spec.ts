import { openPage } from './site.ts';
import { expect, test } from './test.ts';

const LINKS = [
  ['Harbor Online', 'https://app.harbor.example'],
  ['Sponsor us', 'https://sponsor.example/harbor'],
  ['Source code of Harbor', 'https://github.com/harbor-example/harbor'],
  ['Source code of this website', 'https://github.com/harbor-example/docs'],
] as const;

const COMMUNITY = [
  ['GitHub', 'https://github.com/harbor-example/harbor'],
  ['Chat', 'https://harbor.example/chat'],
  ['Forum', 'https://forum.example/harbor'],
] as const;

for (const [title, links] of [
  ['Links', LINKS],
  ['Community', COMMUNITY],
] as const) {
  test(`the footer has the column ${title}, whose links open in a new tab and announce it`, async ({ page }) => {
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
  await expect(footer.getByText('Harbor', { exact: true })).toBeVisible();
  await expect(footer.getByText('Copyright © 2019-2024 The Harbor authors.')).toBeVisible();
});

for (const path of ['/', '/no/such/page/']) {
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

for (const path of ['/search/', '/no/such/page/']) {
  test(`below the short page ${path} the footer is at the bottom of the window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await openPage(page, path);
    const bottomOf = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom);
    await expect.poll(bottomOf).toBeCloseTo(1400, 0);
  });
}
