import { expect, test } from 'vitest';
import type { ManifestVersion } from '../../common/manifest.ts';
import type { VersionDocs } from './Docs.ts';
import { Site } from './Site.ts';
import { storeVersion } from './storeVersion.ts';

// A manifest and its versions have more, which decides nothing here.
const version = {
  ...{ name: '4.0.0', segment: '4.0.0', path: '/', isLast: true },
  search: { schema: 6, files: { all: 'static/search/all.json' }, symbols: 'static/search/symbols.json' },
} as unknown as ManifestVersion;
const manifest = { schema: 1 as const, latest: '4.0.0', versions: [version] };
const files: Record<string, object> = {
  'versions.json': manifest,
  'page-map.json': {
    schema: 1,
    pages: [{ versions: { '4.0.0': { path: '/a/' }, '3.0.0': { path: '/3.0.0/a/' } } }, { versions: {} }],
  },
  'upgrade.json': { schema: 1, versions: [] },
  'versions/api.json': { schema: 4, versions: [], packages: [] },
  'versions/4.0.0/facts.json': { schema: 2, pages: {} },
  'static/search/all.json': { pages: [{ textDigest: 'abc' }] },
};

test('what is stored is the pages of the version, the search with its texts, and what compares versions', async () => {
  const read = new Set<string>();
  const site = new Site({
    address: undefined,
    async read(filePath) {
      read.add(filePath);
      return files[filePath] && JSON.stringify(files[filePath]);
    },
  });
  // The search itself is not asked.
  expect(await storeVersion({ site, manifest, version } as VersionDocs)).toBe(1);
  expect([...read].sort()).toEqual(
    [
      ...Object.keys(files),
      ...['a/index.md', 'a/samples.json', 'static/search/symbols.json', 'static/search/text/abc.json'],
    ].sort(),
  );
});
