import { expect, test } from 'vitest';
import { findVersionTarget, type PageMap, type PageRow } from './pageMap.ts';

const row = (path: string): PageRow => ({ id: path, path, title: path, sidebar: 'api' });

const map: PageMap = {
  schema: 2,
  pages: [
    { versions: { '2.0.0': row('/'), '1.0.0': row('/1.0.0/') } },
    { versions: { '2.0.0': row('/api/'), '1.0.0': row('/1.0.0/api/') } },
    { versions: { '2.0.0': row('/api/bin/logcat/binary/'), '1.0.0': row('/1.0.0/api/bin/logcat/') } },
    { versions: { '2.0.0': row('/api/server/create-boat/') } },
  ],
};

const latest = { name: '2.0.0', path: '/' };
const older = { name: '1.0.0', path: '/1.0.0/' };
const unknown = { name: '9.0.0', path: '/9.0.0/' };

test('another page at the address of a missing page is not the same page', () => {
  const pages = [{ versions: { '2.0.0': row('/a/') } }, { versions: { '1.0.0': row('/1.0.0/a/') } }];
  expect(findVersionTarget({ schema: 2, pages }, { ...latest, route: '/a/' }, older)).toEqual({
    path: '/1.0.0/a/',
    kind: 'parent',
  });
});

test.each([
  ['the same page where it exists', '/api/', older, { path: '/1.0.0/api/', kind: 'same' }],
  [
    'the address that the page had before it moved',
    '/api/bin/logcat/binary/',
    older,
    { path: '/1.0.0/api/bin/logcat/', kind: 'moved' },
  ],
  ['the nearest parent of a missing page', '/api/server/create-boat/', older, { path: '/1.0.0/api/', kind: 'parent' }],
  ['the home page where no parent exists', '/x/y/', older, { path: '/1.0.0/', kind: 'parent' }],
  ['the home page of a version that the map lacks', '/api/', unknown, { path: '/9.0.0/', kind: 'parent' }],
])('a page leads to %s', (_what, route, to, target) => {
  expect(findVersionTarget(map, { ...latest, route }, to)).toEqual(target);
});
