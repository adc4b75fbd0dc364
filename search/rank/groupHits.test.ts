import { expect, test } from 'vitest';
import { makeHit } from '../testing/makeHit.ts';
import { groupHits } from './groupHits.ts';
import { mergeVersions } from './mergeVersions.ts';

test('hits stand under their page, where the best of them stood', () => {
  const groups = groupHits([makeHit('/a/', '#one'), makeHit('/b/'), makeHit('/a/'), makeHit('/a/', '#two')]);

  expect(groups.map(({ page, sections }) => [page?.pathname ?? null, sections.map(({ hash }) => hash)])).toEqual([
    ['/a/', ['#one', '#two']],
    ['/b/', []],
  ]);
});

test('sections may stand without their page', () => {
  expect(groupHits([makeHit('/a/', '#one')])[0]?.page).toBeNull();
});

const PAGE_MAP = {
  schema: 1 as const,
  pages: [
    { versions: { '2.0.0': address('/new/'), '1.0.0': address('/1.0.0/old/') } },
    { versions: { '2.0.0': address('/only/') } },
  ],
};

function address(path: string) {
  return { id: path, path, title: path, digest: '', sidebar: null };
}

test('a page that moved is one row with both versions', () => {
  const rows = mergeVersions(
    [
      { name: '2.0.0', hits: [makeHit('/only/', '', 3), makeHit('/new/', '', 2)] },
      { name: '1.0.0', hits: [makeHit('/1.0.0/old/', '', 2)] },
    ],
    PAGE_MAP,
  );

  expect(
    rows.map(({ hit, versions }) => [
      hit.pathname,
      versions.map(({ name, hit: { pathname } }) => `${name} ${pathname}`),
    ]),
  ).toEqual([
    ['/only/', ['2.0.0 /only/']],
    ['/new/', ['2.0.0 /new/', '1.0.0 /1.0.0/old/']],
  ]);
});

test('several places of a page count once', () => {
  const rows = mergeVersions([{ name: '2.0.0', hits: [makeHit('/new/', '#a', 2), makeHit('/new/', '', 1)] }], PAGE_MAP);

  expect(rows).toHaveLength(1);
  expect(rows[0]?.versions.map(({ hit }) => hit.hash)).toEqual(['#a']);
});

test('without a page map every version has its own rows', () => {
  const hits = [makeHit('/a/')];

  expect(
    mergeVersions(
      [
        { name: '2.0.0', hits },
        { name: '1.0.0', hits },
      ],
      undefined,
    ),
  ).toHaveLength(2);
});
