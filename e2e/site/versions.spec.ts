import { openPage, switchVersion } from '../site.ts';
import { expect, test } from '../test.ts';
import { listPages, TESTED_VERSIONS, VERSIONS } from './readSite.ts';

for (const version of TESTED_VERSIONS) {
  const { name, label, path } = version;

  test(`${name} can be opened from the menu, and its navbar has its own areas`, async ({ page }) => {
    const other = VERSIONS.find((one) => one !== version) ?? version;
    await openPage(page, other.path);
    await switchVersion(page, label);
    await expect(page).toHaveURL(path);
    const banner = page.getByRole('banner');
    await expect(banner.getByText(`Version: ${label}`)).toBeVisible();
    const sections = banner.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const pathnames = await sections.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(pathnames.length).toBeGreaterThan(0);
    const pages = listPages(version).map((entry) => entry.path);
    for (const [position, pathname] of pathnames.entries()) {
      expect(pages).toContain(pathname);
      await sections.nth(position).click();
      await expect(page).toHaveURL(pathname);
      await expect(sections.nth(position)).toHaveAttribute('aria-current', 'page');
    }
  });
}
