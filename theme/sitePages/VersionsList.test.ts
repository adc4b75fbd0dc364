import { expect, test } from 'vitest';
import type { Changes, VersionChanges } from '../../common/changes.ts';
import { renderParts } from './renderParts.tsx';
import type { RetiredHome } from './VersionsList.tsx';

const older: VersionChanges = {
  name: '3.0.0',
  label: '3.0.0',
  role: 'older',
  state: 'ended',
  date: '',
  path: '/3.0.0/',
  permalink: '/3.0.0/',
  page: '/versions/3.0.0/',
  pageCount: 1,
  highlights: [],
};
const latest: VersionChanges = {
  ...older,
  name: '4.0.0',
  label: '4.0.0',
  role: 'latest',
  state: 'supported',
  released: '2024-01-02',
  path: '/',
  permalink: '/4.0.0/',
  page: '/versions/4.0.0/',
  pageCount: 12,
  since: {
    name: '3.0.0',
    label: '3.0.0',
    comparePath: '/compare/?from=3.0.0&to=4.0.0',
    upgradePath: '/upgrade/?from=3.0.0&to=4.0.0',
    pages: [
      { kind: 'added', title: 'A', route: '/a/', path: '/a/', area: null },
      { kind: 'added', title: 'B', route: '/b/', path: '/b/', area: null },
      { kind: 'removed', title: 'C', route: '/c/', path: '/3.0.0/c/', area: null },
    ],
  },
};
const next: VersionChanges = { ...older, name: 'next', label: 'next', role: 'next', state: undefined, path: '/next/' };

const render = (versions: VersionChanges[], retired: RetiredHome[] = []) =>
  renderParts.versionsList({
    product: 'Docs',
    siteBase: '/',
    changes: { schema: 1, versions, mends: [] } satisfies Changes,
    retired,
  });

test('versions keep their order, and say their role and state', () => {
  const rows = [...render([next, latest, older]).matchAll(/<th scope="row">(.*?)<\/th><td>.*?<\/td><td>(.*?)<\/td>/g)];
  expect(rows.map(([, version, state]) => [version, state])).toEqual([
    ['<a href="/next/">next</a> <small>unreleased</small>', ''],
    ['<a href="/">4.0.0</a> <small>latest</small>', 'supported'],
    ['<a href="/3.0.0/">3.0.0</a>', 'no longer maintained'],
  ]);
});

test('a version tells its day, its pages and what differs from the version before', () => {
  const html = render([latest, older]);
  expect(html).toContain('<td><time dateTime="2024-01-02">2024-01-02</time></td>');
  expect(html).toContain('<td>12</td>');
  expect(html).toContain('Since 3.0.0: 2 new, 1 removed');
  expect(html).toContain('<a href="/compare/?from=3.0.0&amp;to=4.0.0">Compare with 3.0.0</a>');
});

test('a version that is the same as the one before says so', () => {
  const since = { name: '3.0.0', label: '3.0.0', comparePath: '', upgradePath: '', pages: [] };
  expect(render([{ ...latest, since }])).toContain('No page changed since 3.0.0');
});

test('retired versions come last, and say where they lead', () => {
  const home = { versionLabel: '0.9.0', target: { path: '/3.0.0/', versionLabel: '3.0.0' } };
  expect(render([older], [home])).toMatch(
    /<th scope="row">0\.9\.0<\/th><td><\/td><td>retired<\/td><td colSpan="4">Leads to <a href="\/3\.0\.0\/">3\.0\.0<\/a><\/td><\/tr><\/tbody>/,
  );
});
