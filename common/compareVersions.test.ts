import { expect, test } from 'vitest';
import { makeRow } from '../theme/testing/makeManifest.ts';
import type { ApiHistoryFile } from './apiHistory.ts';
import { compareVersions, filterDifference } from './compareVersions.ts';
import type { PageMap } from './pageMap.ts';

const page = (path: string, sections = 0, sidebar: string | null = 'api') => ({
  ...makeRow(path),
  sidebar,
  ...(sections > 0 && { changed: { '1.0.0': sections } }),
});
const pageMap: PageMap = {
  schema: 2,
  pages: [
    { versions: { '2.0.0': page('/little/', 1), '1.0.0': page('/1.0.0/little/') } },
    { versions: { '2.0.0': page('/much/', 12, 'guide'), '1.0.0': page('/1.0.0/much/', 0, 'guide') } },
    {
      versions: {
        '2.0.0': { ...page('/same/'), api: [{ anchor: 'signature', names: ['open', 'wait'] }] },
        '1.0.0': page('/1.0.0/same/'),
      },
    },
    { versions: { '2.0.0': page('/new/', 0, null) } },
    { versions: { '1.0.0': { ...page('/1.0.0/gone/'), api: [{ anchor: 'signature', names: ['shut'] }] } } },
    {
      versions: {
        '2.0.0': { ...page('/moved/'), api: [{ anchor: '', names: ['open', 'wait', 'a', 'b'] }] },
        '1.0.0': page('/1.0.0/old/'),
      },
    },
    { versions: { '0.9.0': page('/0.9.0/elsewhere/') } },
    { versions: { '2.0.0': page('/api/reference/harbor/'), '1.0.0': page('/1.0.0/api/reference/harbor/') } },
  ],
};
const api: ApiHistoryFile = {
  schema: 5,
  versions: ['1.0.0', '2.0.0'],
  packages: [
    {
      name: 'harbor',
      groups: [
        [[{ at: 1 }], ['open', 'row']],
        [[{ at: 1, inherited: true }], ['Ship.sail']],
        [[{ at: 0 }, { at: 1, is: 'gone' }], ['shut']],
        [
          [
            { at: 0, code: 'wait(): 1\nwait(): 2' },
            { at: 1, code: 'wait(): 3\nwait(): 2' },
          ],
          ['wait'],
        ],
      ],
    },
  ],
};
const from = { name: '1.0.0', path: '/1.0.0/' };
const to = { name: '2.0.0', path: '/' };
const difference = compareVersions({ pageMap, api }, from, to);

test('pages that were added, removed, moved and changed are listed, those with the most changed sections first', () => {
  expect(difference.pages.map(({ kind, route, path, sections }) => [kind, route, path, sections])).toEqual([
    ['changed', '/much/', '/much/', 12],
    ['changed', '/little/', '/little/', 1],
    ['removed', '/gone/', '/1.0.0/gone/', undefined],
    ['moved', '/moved/', '/moved/', undefined],
    ['added', '/new/', '/new/', undefined],
  ]);
  expect(difference.sameCount).toBe(2);
});

test('a name leads to the page that documents it, in the earlier version where only that has it, or to the reference', () => {
  const changes = difference.packages.flatMap((one) => one.changes);
  expect(changes.map(({ kind, name, href, area }) => [kind, name, href, area])).toEqual([
    ['added', 'Ship.sail', '/api/reference/harbor/#Ship', 'api'],
    ['added', 'open', '/same/#signature', 'api'],
    ['added', 'row', '/api/reference/harbor/#row', 'api'],
    ['removed', 'shut', '/1.0.0/gone/#signature', 'api'],
    ['changed', 'wait', '/same/#signature', 'api'],
  ]);
});

test.each([
  [{ area: undefined, isBreaking: true }, ['removed /gone/', 'moved /moved/', 'removed shut', 'changed wait']],
  [{ area: 'guide', isBreaking: false }, ['changed /much/']],
  [{ area: 'guide', isBreaking: true }, []],
])('the filter %o keeps its own', (filter, kept) => {
  const { pages, packages } = filterDifference(difference, filter);
  expect([
    ...pages.map(({ kind, route }) => `${kind} ${route}`),
    ...packages.flatMap(({ changes }) => changes.map(({ kind, name }) => `${kind} ${name}`)),
  ]).toEqual(kept);
});
