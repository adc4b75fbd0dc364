import { expect, test } from 'vitest';
import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { SEARCH_SCHEMA } from '../../packages/search/index.ts';
import { resolveFiles } from './searchClient.ts';

// The rest of a version does not matter here.
const version = (name: string, search?: object) => ({ name, ...(search && { search }) }) as ManifestVersion;

const MANIFEST: Manifest = {
  schema: 1,
  latest: '2.0.0',
  versions: [
    version('2.0.0', {
      schema: SEARCH_SCHEMA,
      files: { all: 'static/search/all.json', api: 'static/search/api.json' },
    }),
    version('1.0.0'),
    version('0.9.0', { schema: SEARCH_SCHEMA + 1, files: { all: 'static/search/new.json' } }),
  ],
};

test.each([
  ['2.0.0', undefined, '/manual/static/search/all.json'],
  ['2.0.0', 'api', '/manual/static/search/api.json'],
  ['2.0.0', 'mirror', '/manual/static/search/all.json'],
  ['2.0.0', 'constructor', '/manual/static/search/all.json'],
  ['1.0.0', undefined, undefined],
  ['0.9.0', undefined, undefined],
  ['3.0.0', undefined, undefined],
] as const)('the index of %s for %s is %s', (versionName, area, href) => {
  expect(resolveFiles(MANIFEST, { siteBase: '/manual/', versionName, ...(area && { area }) })?.href).toBe(href);
});
