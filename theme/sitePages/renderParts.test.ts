import { expect, test } from 'vitest';
import type { Changes, VersionChanges } from '../../common/changes.ts';
import type { VersionDifference } from '../../common/compareVersions.ts';
import { renderParts } from './renderParts.tsx';

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

const render = (inputs: Partial<Parameters<typeof renderParts.versionPage>[0]> = {}) =>
  renderParts.versionPage({
    product: 'Docs',
    siteBase: '/',
    version: VERSION,
    notesHtml: undefined,
    difference: NOTHING,
    ...inputs,
  });
const headings = (html: string) => [...html.matchAll(/<h[123][^>]*>(.*?)<\/h[123]>/g)].map(([, text]) => text);

test('the oldest version has nothing before it, and an unreleased one no steps', () => {
  const html = render({ version: { ...VERSION, since: undefined }, difference: undefined });
  expect(html).not.toMatch(/\/(compare|upgrade)\//);
  expect(render({ version: { ...VERSION, name: 'next', role: 'next', path: '/next/' } })).not.toContain('/upgrade/');
});

test('highlights and notes are shown where the version has them, the highlights as text', () => {
  const html = render({ version: { ...VERSION, highlights: ['Faster <b>doors</b>'] }, notesHtml: '<p>All of it.</p>' });
  expect(headings(html)).toEqual([expect.any(String), 'Highlights', 'Release notes']);
  expect(html).toContain('<li>Faster &lt;b&gt;doors&lt;/b&gt;</li>');
  expect(headings(render())).toHaveLength(1);
});

test('pages are listed by what happened to them, with the number of changed sections', () => {
  const page = { route: '/a/', path: '/a/', area: null };
  const pages: VersionDifference['pages'] = [
    { ...page, kind: 'added', title: 'New' },
    { ...page, kind: 'changed', title: 'Other', sections: 4 },
  ];
  const html = render({ difference: { ...NOTHING, pages } });
  expect(headings(html).slice(1)).toEqual([expect.stringMatching(/\(1\)$/), expect.stringMatching(/\(1\)$/)]);
  expect(html).toMatch(/<a href="\/a\/">Other<\/a>.*changed in 4 sections/);
});

test('breaking changes of the API lead to where they are documented', () => {
  const packages: VersionDifference['packages'] = [
    {
      name: 'doors',
      changes: [
        { kind: 'changed', name: 'openDoor', href: '/a/#open' },
        { kind: 'removed', name: 'Gate' },
        { kind: 'added', name: 'Window' },
      ],
    },
  ];
  const html = render({ difference: { ...NOTHING, packages } });
  expect(html).toMatch(/<a href="\/a\/#open"><code[^>]*>openDoor<\/code><\/a>/);
  expect(html).toMatch(/<li><code[^>]*>Gate<\/code><\/li>/);
  expect(html).not.toContain('Window');
});

const renderList = (version: VersionChanges) => {
  const changes = { schema: 3, versions: [version], patches: [] } satisfies Changes;
  return renderParts.versionsList({ product: 'Docs', siteBase: '/', changes, retired: [], hasOffline: true });
};

test('in the list of versions, one that is the same as the one before says so', () => {
  expect(renderList(VERSION)).toContain('No page changed since 3.0.0');
});

test('a row of the list has a day, a state and the next steps, and its menu the rest', () => {
  const [, row = ''] = renderList({ ...VERSION, released: '2024-01-02', state: 'supported' }).split('<tbody');
  const cells = [...row.matchAll(/<t[hd] [^>]*role="(?:row|)(?:header|cell)"[^>]*>(.*?)<\/t[hd]>/g)].map(
    ([, html]) => html,
  );
  const [, day, state, isNew, upgrade, offline, menu] = cells;
  expect([day, state, offline]).toEqual([expect.stringContaining('2024-01-02'), 'supported', '']);
  expect(isNew).toContain(`href="${VERSION.page}"`);
  expect(upgrade).toContain(`href="${VERSION.since?.upgradePath.replace('&', '&amp;')}"`);
  expect(menu).toMatch(/^<details.*href="\/compare\/.*href="\/llms\.txt".*href="\/4\.0\.0\/"/);
});
