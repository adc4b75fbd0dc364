import { VERSIONS } from '../../../e2e/site/readSite.ts';
import { openPage } from '../../../e2e/site.ts';
import { expect, test } from '../../../e2e/test.ts';
import { listRunPages } from './readSamples.ts';

for (const version of VERSIONS)
  for (const pathname of listRunPages(version))
    test(`the first sample of ${pathname} runs in ${version.name}`, async ({ page }) => {
      await openPage(page, pathname);
      await page.getByRole('button', { name: 'Run', exact: true }).first().click();
      const panel = page.getByRole('region', { name: /^Run of the sample/ });
      // Some never end: they read a stream until somebody stops them.
      await expect(panel.getByRole('status')).toHaveText(/^(Finished in|Running)/);
      await expect(panel).not.toContainText('Failed');
    });
