import { expect, test } from 'vitest';
import { makeHit } from '../testing/make.ts';
import { mergeSymbols, mergeVersions } from './groupHits.ts';

const findPage = (_versionName: string, pathname: string) => (pathname === '/1.0.0/old/' ? '/new/' : pathname);

test('a page that moved is one row with both versions', () => {
  const rows = mergeVersions(
    [
      { name: '2.0.0', hits: [makeHit('/only/', '', 3), makeHit('/new/', '', 2)] },
      { name: '1.0.0', hits: [makeHit('/1.0.0/old/', '', 2)] },
    ],
    findPage,
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
  const rows = mergeVersions([{ name: '2.0.0', hits: [makeHit('/new/', '#a', 2), makeHit('/new/', '', 1)] }], findPage);

  expect(rows).toHaveLength(1);
  expect(rows[0]?.versions.map(({ hit }) => hit.hash)).toEqual(['#a']);
});

test.each([
  [1.2, '/new/'],
  [1.3, '/1.0.0/old/'],
])('a version that fits %d times better than the first leads the row to %s', (times, pathname) => {
  const [row] = mergeVersions(
    [
      { name: '2.0.0', hits: [makeHit('/new/', '', 2)] },
      { name: '1.0.0', hits: [makeHit('/1.0.0/old/', '', 2 * times)] },
    ],
    findPage,
  );

  expect(row?.hit.pathname).toBe(pathname);
});

test('a symbol of several versions is one, also a type and a value of one name, the first version leads, and only the best fit stays', () => {
  const makeSymbol = (name: string, version: string, rank: 0 | 2 = 0) => ({
    name,
    kind: 'class' as const,
    packageName: '@harbor/boats',
    rank,
    pathname: `/${version}/`,
    hash: '',
    explainedIn: undefined,
  });
  const merged = mergeSymbols([
    { name: '2.0.0', symbols: [makeSymbol('Boat', '2.0.0'), makeSymbol('Boat', '2.0.0')] },
    { name: '1.0.0', symbols: [makeSymbol('Boat', '1.0.0'), makeSymbol('Ship', '1.0.0')] },
    { name: '0.9.0', symbols: [makeSymbol('BoatList', '0.9.0', 2)] },
  ]);

  expect(merged.map(({ hit, versions }) => [hit.name, hit.pathname, versions.map(({ name }) => name)])).toEqual([
    ['Boat', '/2.0.0/', ['2.0.0', '1.0.0']],
    ['Ship', '/1.0.0/', ['1.0.0']],
  ]);
});
