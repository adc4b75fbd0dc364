import { TESTED_VERSIONS } from '../../../e2e/site/readSite.ts';
import { openPage } from '../../../e2e/site.ts';
import { expect, test } from '../../../e2e/test.ts';
import { listRunPages } from './readSamples.ts';

for (const version of TESTED_VERSIONS) {
  const pathnames = listRunPages(version);
  if (pathnames.length > 0)
    test(`in ${version.name}, the first sample of a page runs`, async ({ page }) => {
      for (const pathname of pathnames) {
        await openPage(page, pathname);
        await page.getByRole('button', { name: 'Run', exact: true }).first().click();
        const panel = page.getByRole('region', { name: /^Run of the sample/ });
        // Some never end: they read a stream until somebody stops them.
        await expect(panel.getByRole('status'), pathname).toHaveText(/^(Finished in|Running)/);
        await expect(panel, pathname).not.toContainText('Failed');
      }
    });
}
