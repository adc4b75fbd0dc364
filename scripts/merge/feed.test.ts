import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import type { Changes, VersionChanges, VersionPatch } from '../../common/changes.ts';
import { settings } from '../testing/describeProject.ts';
import { makePage, makeSite } from '../testing/makeRecord.ts';
import { createPageMap } from './createPageMap.ts';
import { formatFeed, formatSitemap } from './feed.ts';

const version = (name: string, changes: Partial<VersionChanges> = {}): VersionChanges => ({
  name,
  label: name,
  role: 'older',
  date: '2024-06-01T00:00:00Z',
  path: `/${name}/`,
  permalink: `/${name}/`,
  page: `/versions/${name}/`,
  pageCount: 1,
  highlights: [],
  ...changes,
});

const patch = (name: string, date: string, count = 1): VersionPatch => ({
  version: name,
  label: name,
  permalink: `/${name}/`,
  date,
  pages: Array.from({ length: count }, (_, index) => ({ path: `/${name}/${index}/`, title: `P${index}`, date })),
});

const feedOf = (versions: VersionChanges[], patches: VersionPatch[] = []) =>
  formatFeed({ schema: 3, versions, patches } satisfies Changes, settings);

/** Read the texts of an element in each entry. */
function textsOf(feed: string, name: string): string[] {
  const entries = DomUtils.getElementsByTagName('entry', parseDocument(feed, { xmlMode: true }));
  return entries.map((entry) => DomUtils.textContent(DomUtils.getElementsByTagName(name, entry)));
}

test('entries are those of released versions and of patches, newest first', () => {
  const released = [version('2.0.0', { released: '2024-02-01' }), version('1.0.0', { released: '2024-01-01' })];
  const feed = feedOf([version('next', { role: 'next' }), ...released], [patch('1.0.0', '2024-03-01T00:00:00Z')]);
  expect(textsOf(feed, 'title')).toEqual(['Documentation of Docs 1.0.0: changes', 'Docs 2.0.0', 'Docs 1.0.0']);
  expect(textsOf(feed, 'id')).toEqual([
    'https://example.org/1.0.0/#mended-2024-03-01T00:00:00Z',
    'https://example.org/2.0.0/',
    'https://example.org/1.0.0/',
  ]);
  expect(feed).toContain('<updated>2024-03-01T00:00:00Z</updated>\n<author>');
});

test('a version whose day nobody knows has the date of its content', () => {
  const feed = feedOf([version('2.0.0'), version('1.0.0', { released: '2024-07-01' })]);
  expect(textsOf(feed, 'title')).toEqual(['Docs 1.0.0', 'Docs 2.0.0']);
  expect(textsOf(feed, 'published')).toEqual(['2024-07-01T00:00:00Z', '']);
});

test('a pre-release has an entry', () => {
  expect(textsOf(feedOf([version('2.0.0-rc.1', { role: 'prerelease' })]), 'title')).toEqual(['Docs 2.0.0-rc.1']);
});

test.each([
  ['2024-06-01T00:00:00Z', '2024-06-01T00:00:00Z'],
  ['', '1970-01-01T00:00:00Z'],
])('a site without a release, of the date "%s", has a feed without entries', (date, updated) => {
  const feed = feedOf([version('next', { role: 'next', date })]);
  expect(textsOf(feed, 'id')).toEqual([]);
  expect(feed).toContain(`<updated>${updated}</updated>`);
});

test('the summary has highlights, and a link to what differs', () => {
  const pages = [{ kind: 'added' as const, title: 'A', route: '/a/', path: '/a/', area: null }];
  const since = {
    name: '1.0.0',
    label: '1.0.0',
    comparePath: '/compare/?from=1.0.0&to=2.0.0',
    upgradePath: '/upgrade/',
    pages,
  };
  const [summary = ''] = textsOf(feedOf([version('2.0.0', { highlights: ['<b>Faster</b>'], since })]), 'summary');
  expect(summary).toContain('<ul><li>&lt;b&gt;Faster&lt;/b&gt;</li></ul>');
  expect(summary).toContain('<a href="https://example.org/compare/?from=1.0.0&amp;to=2.0.0">Since 1.0.0: 1 new</a>');
});

test('a patch names its pages, and counts the rest', () => {
  const [summary = ''] = textsOf(feedOf([], [patch('1.0.0', '2024-03-01T00:00:00Z', 23)]), 'summary');
  expect(summary).toContain('23 pages changed after the release:');
  expect(summary.match(/<li>/g)).toHaveLength(20);
  expect(summary).toContain('and 3 more');
});

test('hostile titles stay text, and what is no character of XML is left out', () => {
  const label = ']]></title><script>alert("1")</script>\u0000\u001b\ud800 & 😀';
  const feed = feedOf([version('1.0.0', { label })]);
  expect(textsOf(feed, 'title')).toEqual(['Docs ]]></title><script>alert("1")</script> & 😀']);
  expect(feed).not.toContain('<script>');
});

const { records, manifest } = makeSite({
  next: [makePage('/'), makePage('/only-next/')],
  latest: [makePage('/', { lastUpdated: '2024-05-06T07:08:09Z' })],
  older: [makePage('/'), makePage('/only-old/')],
});
const sitemap = formatSitemap({
  built: records.map((record) => ({ record })),
  settings,
  manifest,
  pageMap: createPageMap(records),
});
const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('the sitemap lists the pages of the latest, and those that exist nowhere newer', () => {
  expect(listed).toEqual([
    'https://example.org/',
    'https://example.org/3.0.0/only-old/',
    'https://example.org/next/only-next/',
  ]);
});

test('the sitemap says that pages change daily, and when they last did', () => {
  expect(sitemap.match(/<changefreq>daily<\/changefreq>/g)).toHaveLength(3);
  expect(sitemap).toContain('<lastmod>2024-05-06T07:08:09Z</lastmod>');
});
