import { expect, test } from 'vitest';
import type { BuildRecord } from '../../common/buildRecord.ts';
import { countChanges } from '../../common/changes.ts';
import type { Version } from '../../common/version.ts';
import { SEARCH_SCHEMA } from '../../packages/search/index.ts';
import { settings } from '../testing/describeProject.ts';
import { makePage, makeRecord, makeSite, makeVersion } from '../testing/makeRecord.ts';
import { createPageMap } from './createPageMap.ts';
import { createChanges, createManifest, createUpgrades } from './siteData.ts';

interface Given {
  version: Version;
  record: BuildRecord;
}

/** Tell what is new in versions, given newest first; those of `branchVersions` come from a branch. */
function changesOf(given: Given[], branchVersions: string[] = []) {
  const records = given.map(({ record }) => record);
  const built = given.map(({ version, record }) => ({
    version: { ...version, docsTree: '', lockState: 'locked' as const },
    record,
    editRef: branchVersions.includes(version.name) ? version.ref : 'main',
  }));
  return createChanges({ built, manifest: createManifest(given), pageMap: createPageMap(records), settings });
}

const NEXT: Given = {
  version: makeVersion('next', 'next'),
  record: makeRecord('next', '/next/', [
    makePage('/'),
    makePage('/a/', { sections: [{ anchor: '', heading: '', digest: 'e' }] }),
    makePage('/c/'),
  ]),
};
const LATEST: Given = {
  version: { ...makeVersion('2.0.0', 'latest'), state: 'supported', released: '2024-01-02' },
  record: makeRecord('2.0.0', '/', [makePage('/'), makePage('/a/')]),
};
const CANDIDATE: Given = {
  version: makeVersion('2.0.0-rc.1', 'prerelease'),
  record: makeRecord('2.0.0-rc.1', '/2.0.0-rc.1/', [makePage('/'), makePage('/a/')]),
};
const OLDER: Given = {
  version: makeVersion('1.0.0', 'older'),
  record: makeRecord('1.0.0', '/1.0.0/', [makePage('/'), makePage('/b/')]),
};

test('each version tells what differs from the one before, and the oldest nothing', () => {
  const { versions } = changesOf([NEXT, LATEST, OLDER]);
  expect(versions.map(({ name, since }) => [name, since?.name, since && countChanges(since.pages)])).toEqual([
    ['next', '2.0.0', { added: 1, changed: 1, moved: 0, removed: 0 }],
    ['2.0.0', '1.0.0', { added: 1, changed: 0, moved: 0, removed: 1 }],
    ['1.0.0', undefined, undefined],
  ]);
  expect(versions[1]?.since?.comparePath).toBe('/compare/?from=1.0.0&to=2.0.0');
  expect(versions[1]?.since?.upgradePath).toBe('/upgrade/?from=1.0.0&to=2.0.0');
});

test('a release is compared with the release before, a pre-release with whatever is before', () => {
  const { versions } = changesOf([NEXT, LATEST, CANDIDATE, OLDER]);
  expect(versions.map(({ since }) => since?.name)).toEqual(['2.0.0', '1.0.0', '1.0.0', undefined]);
});

test('highlights come from the release notes, and their address where they say more', () => {
  const release = { highlights: ['Faster'], hasText: true };
  const { versions } = changesOf([{ ...LATEST, record: { ...LATEST.record, release } }, OLDER]);
  expect(versions.map(({ highlights, notesHref }) => [highlights, notesHref])).toEqual([
    [['Faster'], `https://example.org/source/blob/${'c'.repeat(40)}/docs/release.md`],
    [[], undefined],
  ]);
});

test('a site without a release has its versions and no patches', () => {
  expect(changesOf([NEXT])).toMatchObject({ versions: [{ name: 'next', pageCount: 3 }], patches: [] });
});

test('pages that changed after the day of the release are patches, the last changed first', () => {
  const pages = [
    makePage('/', { lastUpdated: '2024-01-02T23:59:59Z' }),
    makePage('/a/', { title: 'A', lastUpdated: '2024-01-03T00:00:00Z' }),
    makePage('/b/', { title: 'B', lastUpdated: '2024-02-01T00:00:00Z' }),
    makePage('/category/'),
  ];
  const patched = { ...LATEST, record: makeRecord('2.0.0', '/', pages) };
  expect(changesOf([patched], ['2.0.0']).patches).toEqual([
    {
      version: '2.0.0',
      label: '2.0.0',
      permalink: '/2.0.0/',
      date: '2024-02-01T00:00:00Z',
      pages: [
        { path: '/b/', title: 'B', date: '2024-02-01T00:00:00Z' },
        { path: '/a/', title: 'A', date: '2024-01-03T00:00:00Z' },
      ],
    },
  ]);
  expect(changesOf([patched]).patches).toEqual([]);
});

test('a release whose day nobody knows has no patches', () => {
  const record = makeRecord('1.0.0', '/1.0.0/', [makePage('/', { lastUpdated: '2024-02-01T00:00:00Z' })]);
  expect(changesOf([{ ...OLDER, record }], ['1.0.0']).patches).toEqual([]);
});

const search = { schema: SEARCH_SCHEMA, files: { all: 'static/search/2.0.0-all.0.json' } } as const;

test('the manifest names the search indexes of each version that has some', () => {
  const { versions } = createManifest([
    { version: makeVersion('2.0.0', 'latest'), record: { ...makeRecord('2.0.0', '/', []), search } },
    { version: makeVersion('1.0.0', 'older'), record: makeRecord('1.0.0', '/1.0.0/', []) },
  ]);

  expect(versions.map((version) => version.search)).toEqual([search, undefined]);
});

test('each version has the areas of its own record, in order, with the names that its navbar gives them', () => {
  const sidebars = {
    recipes: { label: 'Shell', route: '/recipes/', title: 'Recipes' },
    api: { label: 'Overview', route: '/api/' },
  };
  const [version] = createManifest([
    { version: makeVersion('next', 'next'), record: { ...makeRecord('next', '/next/', []), sidebars } },
  ]).versions;

  expect(Object.entries(version?.sidebars ?? {})).toEqual([
    ['recipes', { label: 'Shell', path: '/next/recipes/', title: 'Recipes' }],
    ['api', { label: 'Overview', path: '/next/api/' }],
  ]);
});

const steps = [{ kind: 'new' as const, anchor: 'a', title: 'A' }];
const upgrade = { from: '3.0.0', steps };
const { records: guides } = makeSite({
  next: [makePage('/a/')],
  latest: [
    makePage('/z/', { upgrade, sidebar: null, title: 'Upgrade <z>' }),
    makePage('/b/', { upgrade, title: 'Upgrade' }),
    makePage('/c/'),
  ],
  older: [makePage('/a/')],
});
test('lists the guides of each version in the order of the areas', () => {
  expect(createUpgrades(guides)).toEqual({
    schema: 1,
    versions: [
      { name: 'next', guides: [] },
      {
        name: '4.0.0',
        guides: [
          { path: '/b/', title: 'Upgrade', area: { id: 'start', title: 'Quick start' }, from: '3.0.0', steps },
          { path: '/z/', title: 'Upgrade <z>', area: null, from: '3.0.0', steps },
        ],
      },
      { name: '3.0.0', guides: [] },
    ],
  });
});
