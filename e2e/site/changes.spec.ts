import { formatCompareAddress } from '../../common/compareAddress.ts';
import { SITE_URL } from '../site.ts';
import { expect, test } from '../test.ts';
import { readChanges, TESTED_VERSIONS, VERSIONS } from './readSite.ts';

/** Compared pages of each two neighbours. */
const SAMPLE = 4;

for (const newer of TESTED_VERSIONS) {
  const older = VERSIONS[VERSIONS.indexOf(newer) + 1];
  if (!older) continue;
  const addressOf = (page: string | undefined): string =>
    new URL(formatCompareAddress('/', { page, from: older.name, to: newer.name }), SITE_URL).href;

  test(`from ${older.name} to ${newer.name}, a comparison counts what the list of pages counts`, async ({ page }) => {
    const changes = [...readChanges(older, newer)];
    const step = Math.max(1, Math.floor(changes.length / SAMPLE));
    for (const [path, percent] of changes.filter((_, place) => place % step === 0).slice(0, SAMPLE)) {
      await page.goto(addressOf(`/${path.slice(newer.path.length)}`));
      await expect(page.getByRole('status').filter({ hasText: '%' }), path).toHaveText(new RegExp(`\\b${percent} %`));
    }
    if (newer.role === 'prerelease' || older.role === 'prerelease') return;
    await page.goto(addressOf(undefined));
    await expect(page.getByRole('listitem').filter({ hasText: '%' })).toHaveCount(changes.length);
  });
}
