import { formatCompareAddress } from '../../common/compareAddress.ts';
import { SITE_URL } from '../site.ts';
import { expect, test } from '../test.ts';
import { listPages, readChanges, readCopy, VERSIONS } from './readSite.ts';

/** Every two versions, the older one first. */
const PAIRS = VERSIONS.flatMap((newer, index) => VERSIONS.slice(index + 1).map((older) => [older, newer] as const));

for (const [older, newer] of PAIRS) {
  test(`from ${older.name} to ${newer.name}, a page with the same Markdown has not changed`, () => {
    const changes = readChanges(older, newer);
    /** Read a copy without what names its version. */
    const read = (path: string, { name, path: base }: typeof older) =>
      readCopy(path)
        .replaceAll(new RegExp(`https?://[^/\\s]+${base}`, 'g'), '/')
        .replaceAll(name, '');
    const wrong = listPages(newer).filter(({ path, entry }) => {
      const before = entry.versions[older.name]?.path;
      return before !== undefined && changes.has(path) && read(before, older) === read(path, newer);
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
}

/** Compared pages of each two neighbours. */
const SAMPLE = 4;

for (const [index, newer] of VERSIONS.entries()) {
  const older = VERSIONS[index + 1];
  if (!older) continue;
  test(`from ${older.name} to ${newer.name}, a comparison counts what the list of pages counts`, async ({ page }) => {
    const changes = [...readChanges(older, newer)];
    const step = Math.max(1, Math.floor(changes.length / SAMPLE));
    for (const [path, percent] of changes.filter((_, place) => place % step === 0).slice(0, SAMPLE)) {
      const route = `/${path.slice(newer.path.length)}`;
      const address = formatCompareAddress('/', { page: route, from: older.name, to: newer.name });
      await page.goto(new URL(address, SITE_URL).href);
      await expect(page.getByRole('status').filter({ hasText: '%' }), path).toHaveText(new RegExp(`\\b${percent} %`));
    }
  });
}

test('a comparison of two versions lists the pages that changed', async ({ page }) => {
  for (const [index, newer] of VERSIONS.entries()) {
    const older = VERSIONS[index + 1];
    if (!older || newer.role === 'prerelease' || older.role === 'prerelease') continue;
    const address = formatCompareAddress('/', { page: undefined, from: older.name, to: newer.name });
    await page.goto(new URL(address, SITE_URL).href);
    const count = readChanges(older, newer).size;
    await expect(page.getByRole('listitem').filter({ hasText: '%' })).toHaveCount(count);
  }
});
