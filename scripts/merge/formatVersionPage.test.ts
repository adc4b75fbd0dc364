import { expect, test } from 'vitest';
import type { VersionChanges } from '../../common/changes.ts';
import type { VersionDifference } from '../../common/compareVersions.ts';
import { settings } from '../testing/makeBuild.ts';
import { formatVersionPage } from './formatVersionPage.ts';

const VERSION: VersionChanges = {
  name: '4.0.0',
  label: '4.0.0',
  role: 'latest',
  date: '',
  path: '/',
  permalink: '/4.0.0/',
  page: '/versions/4.0.0/',
  pageCount: 12,
  highlights: [],
  since: {
    name: '3.0.0',
    label: '3.0.0',
    comparePath: '/compare/?from=3.0.0&to=4.0.0',
    upgradePath: '/upgrade/?from=3.0.0&to=4.0.0',
    pages: [],
  },
};
const NOTHING: VersionDifference = { pages: [], sameCount: 12, packages: [] };

const format = (inputs: Partial<Parameters<typeof formatVersionPage>[0]> = {}) =>
  formatVersionPage({ version: VERSION, notes: undefined, difference: NOTHING, settings, ...inputs });
const headings = (html: string) => [...html.matchAll(/<h[123]>(.*?)<\/h[123]>/g)].map(([, text]) => text);

test('a version leads to its docs, the comparison and the steps from the version before', () => {
  const html = format();
  for (const href of ['/', '/compare/?from=3.0.0&amp;to=4.0.0', '/upgrade/?from=3.0.0&amp;to=4.0.0', '/versions/'])
    expect(html).toContain(`<a href="${href}">`);
});

test('the oldest version has nothing before it', () => {
  const html = format({ version: { ...VERSION, since: undefined }, difference: undefined });
  expect(html).not.toContain('/compare/');
  expect(html).not.toContain('/upgrade/');
});

test('an unreleased version has no steps', () => {
  expect(format({ version: { ...VERSION, name: 'next', role: 'next', path: '/next/' } })).not.toContain('/upgrade/');
});

test('highlights and notes are shown where the version has them, with no markup that they bring', () => {
  const html = format({ version: { ...VERSION, highlights: ['Faster <b>doors</b>'] }, notes: 'All of it.' });
  expect(headings(html)).toEqual([expect.any(String), 'Highlights', 'Release notes']);
  expect(html).toContain('<li>Faster &lt;b&gt;doors&lt;/b&gt;</li>');
  expect(headings(format())).toHaveLength(1);
});

test('pages are listed by what happened to them, with the share of changed words', () => {
  const page = { route: '/a/', path: '/a/', area: null };
  const pages: VersionDifference['pages'] = [
    { ...page, kind: 'added', title: 'New' },
    { ...page, kind: 'changed', title: 'Other', share: 40 },
  ];
  const html = format({ difference: { ...NOTHING, pages } });
  expect(headings(html).slice(1)).toEqual([
    'Since 3.0.0',
    expect.stringMatching(/\(1\)$/),
    expect.stringMatching(/\(1\)$/),
  ]);
  expect(html).toMatch(/<a href="\/a\/">Other<\/a> <small>[^<]*40/);
});

test('names of the API lead to where they are documented, and packages without facts are named', () => {
  const packages: VersionDifference['packages'] = [
    {
      name: 'doors',
      unknown: [],
      changes: [
        { kind: 'added', name: 'openDoor', href: '/a/#open' },
        { kind: 'removed', name: 'Gate' },
      ],
    },
    { name: 'windows', unknown: ['from'], changes: [] },
  ];
  const html = format({ difference: { ...NOTHING, packages } });
  expect(html).toContain('<a href="/a/#open"><code>openDoor</code></a>');
  expect(html).toContain('<code>Gate</code>');
  expect(html).toMatch(/<p>[^<]*3\.0\.0[^<]*windows/);
});
