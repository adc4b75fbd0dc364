import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Manifest } from '../../common/manifest.ts';
import type { PageMap } from '../../common/pageMap.ts';
import { SEARCH_SCHEMA } from '../../packages/search/index.ts';
import { makeIndex, makePage } from '../../packages/search/testing/make.ts';
import { makeManifest, makeRow } from '../testing/makeManifest.ts';
import { askAllVersions, askVersion } from './askVersions.ts';

const QUERY = { query: 'device', limit: 8 };
const PAGES = [makePage('/usb/', { texts: { '': 'Opens a device.' } })];

let files: Record<string, unknown> = {};
let requested: string[] = [];

/** Serve a site whose only version has its index under a name of the deployment's own. */
function deploy(siteBase: string, deployment: string): void {
  const manifest: Manifest = makeManifest({ '2.0.0': 'latest' });
  const [version] = manifest.versions;
  if (version) version.search = { schema: SEARCH_SCHEMA, files: { all: `${deployment}.json` } };
  files = { [`${siteBase}versions.json`]: manifest, [`${siteBase}${deployment}.json`]: makeIndex(PAGES) };
}

beforeEach(() => {
  requested = [];
  vi.stubGlobal('location', { href: 'https://docs.example/api/' });
  vi.stubGlobal('fetch', async (href: string) => {
    const { pathname } = new URL(href, 'https://docs.example');
    requested.push(pathname);
    const file = files[pathname];
    return { ok: file !== undefined, status: file === undefined ? 404 : 200, json: async () => file };
  });
});

afterEach(() => vi.unstubAllGlobals());

test('an index that is gone after a deployment is looked up anew', async () => {
  const name = { siteBase: '/moved/', versionName: '2.0.0' };
  deploy('/moved/', 'old');
  // The page has loaded the manifest, and no index yet.
  await askVersion({ ...name, versionName: '9.9.9' }, QUERY);
  deploy('/moved/', 'new');

  expect(await askVersion(name, QUERY)).toMatchObject({ status: 'done', answer: { total: 1 } });
});

test('the manifest is asked once for each failure, and what failed can be asked again', async () => {
  const name = { siteBase: '/broken/', versionName: '2.0.0' };
  const countManifests = () => requested.filter((pathname) => pathname === '/broken/versions.json').length;
  deploy('/broken/', 'old');
  await askVersion({ ...name, versionName: '9.9.9' }, QUERY);
  files = {};
  expect(await askVersion(name, QUERY)).toMatchObject({ status: 'failed' });
  expect(countManifests()).toBe(2);

  deploy('/broken/', 'new');
  expect(await askVersion(name, QUERY)).toMatchObject({ status: 'done' });
  expect(countManifests()).toBe(3);
});

test('in a search of all versions, the newest release comes first and unreleased versions come last', async () => {
  const manifest = makeManifest({ next: 'next', '2.0.0': 'latest', '1.0.0': 'older' });
  const page = Object.fromEntries(manifest.versions.map(({ name }) => [name, makeRow('/usb/')]));
  const pageMap: PageMap = { schema: 2, pages: [{ versions: page }] };
  files = { '/all/versions.json': manifest, '/all/page-map.json': pageMap };
  for (const version of manifest.versions) {
    version.search = { schema: SEARCH_SCHEMA, files: { all: `${version.name}.json` } };
    files[`/all/${version.name}.json`] = makeIndex(PAGES);
  }

  const outcome = await askAllVersions('/all/', QUERY);
  const rows = outcome.status === 'done' ? outcome.answer.rows : [];
  expect(rows.map(({ versions }) => versions.map(({ name }) => name))).toEqual([['2.0.0', '1.0.0', 'next']]);
});
