import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { API_HISTORY_SCHEMA, type ApiHistoryFile, NO_API } from '../../common/apiHistory.ts';
import type { PageRecord, SectionRecord } from '../../common/buildRecord.ts';
import { createFindSpan } from '../../common/symbolSpans.ts';
import { settings } from '../testing/describeProject.ts';
import { renderer, sitePageHtml } from '../testing/makeBuild.ts';
import { makePage, makeSite } from '../testing/makeRecord.ts';
import { makeTempDir } from '../testing/makeRepo.ts';
import { createPageMap } from './createPageMap.ts';
import { addHistoryLine, followPages, writeHistories } from './pageHistories.ts';
import { createSitePage } from './sitePage.ts';

const section = (anchor: string, digest = 'd'): SectionRecord => ({
  anchor,
  heading: anchor.toUpperCase(),
  digest: anchor + digest,
});

function historiesOf(route: string, pages: { next: PageRecord[]; latest: PageRecord[]; older: PageRecord[] }) {
  return follow(makeSite(pages))
    .get(route)
    ?.map(({ history }) => history);
}

const follow = ({ records, manifest }: ReturnType<typeof makeSite>, api = NO_API) =>
  followPages({
    built: records.map((record) => ({ record })),
    pageMap: createPageMap(records),
    manifest,
    settings,
    api,
    findSpan: createFindSpan(
      api,
      manifest.versions.map(({ name }) => name),
    ),
  });

test('a page that is the same in every version was added in the oldest', () => {
  const pages = [makePage('/', { sections: [section('')] })];
  const [history] = historiesOf('/', { next: pages, latest: pages, older: pages }) ?? [];
  expect(history?.map(({ name, path, change }) => [name, path, change])).toEqual([
    ['next', '/next/', 'same'],
    ['4.0.0', '/', 'same'],
    ['3.0.0', '/3.0.0/', 'added'],
  ]);
});

test('sections that came, went and changed are named', () => {
  const before = makePage('/', { sections: [section(''), section('a'), section('gone')] });
  const after = makePage('/', { sections: [section(''), section('a', 'e'), section('new')] });
  const [history] = historiesOf('/', { next: [after], latest: [after], older: [before] }) ?? [];
  expect(history?.[1]).toEqual({
    name: '4.0.0',
    path: '/',
    title: 'start/index',
    change: 'changed',
    sections: [
      { change: 'changed', anchor: 'a', heading: 'A' },
      { change: 'added', anchor: 'new', heading: 'NEW' },
      { change: 'removed', heading: 'GONE' },
    ],
  });
});

test('a page says since when there is its symbol, and what happened to the symbols that it shows', () => {
  const page = makePage('/', {
    title: 'row()',
    sections: [section('')],
    api: [{ anchor: 'a', names: ['row', 'sail'] }],
  });
  const api: ApiHistoryFile = {
    schema: API_HISTORY_SCHEMA,
    versions: ['3.0.0', '4.0.0', 'next'],
    packages: [
      {
        name: 'harbor',
        groups: [
          [[{ at: 1 }, { at: 2, deprecated: '' }], ['row']],
          [
            [
              { at: 0, code: 'a' },
              { at: 1, code: 'b' },
            ],
            ['sail'],
          ],
        ],
      },
    ],
  };
  const site = makeSite({ next: [page], latest: [page], older: [{ ...page, title: 'Boats', api: [] }] });
  const [history] = follow(site, api).get('/') ?? [];
  expect(history?.history.map(({ name, span, api }) => [name, span, api])).toEqual([
    ['next', { since: '4.0.0' }, { deprecated: ['row'] }],
    ['4.0.0', { since: '4.0.0' }, { added: ['row'], changed: ['sail'] }],
    ['3.0.0', undefined, undefined],
  ]);
});

test('a page that moved says from where, and is found by both routes', () => {
  const moved = makePage('/b/', { movedFrom: ['/a/'] });
  const pages = { next: [makePage('/')], latest: [makePage('/'), moved], older: [makePage('/'), makePage('/a/')] };
  const [history] = historiesOf('/b/', pages) ?? [];
  expect(history?.map(({ path, change, movedFrom }) => [path, change, movedFrom])).toEqual([
    ['/next/', 'missing', undefined],
    ['/b/', 'same', '/3.0.0/a/'],
    ['/3.0.0/a/', 'added', undefined],
  ]);
  expect(historiesOf('/a/', pages)).toEqual([history]);
});

test('a version that lacks the page leads to its nearest parent', () => {
  const home = makePage('/');
  const api = makePage('/api/', { title: 'API' });
  const pages = { next: [home], latest: [home, api, makePage('/api/x/')], older: [home, api] };
  const [history] = historiesOf('/api/x/', pages) ?? [];
  expect(history?.map(({ path, title }) => [path, title])).toEqual([
    ['/next/', 'start/index'],
    ['/api/x/', 'api/x'],
    ['/3.0.0/api/', 'API'],
  ]);
});

test('a route that changed hands has the history of both pages', () => {
  const renamed = makePage('/b/', { movedFrom: ['/a/'] });
  const pages = { next: [renamed], latest: [makePage('/a/')], older: [makePage('/a/'), makePage('/b/')] };
  const paths = historiesOf('/b/', pages)?.map((history) => history.map(({ path, change }) => `${path} ${change}`));
  expect(paths).toEqual([
    ['/next/b/ same', '/a/ same', '/3.0.0/a/ added'],
    // The other page had the address: whoever looks for it there gets what is there now.
    ['/next/b/ missing', '/ missing', '/3.0.0/b/ added'],
  ]);
});

const page = (digest: string, changes: Partial<PageRecord> = {}) =>
  makePage('/x/', {
    title: '<img src=x>',
    sections: [{ anchor: 'a"', heading: '<b>A</b>', digest }],
    file: 'x.md',
    lastUpdated: '2024-05-06T07:08:09Z',
    ...changes,
  });

const site = makeSite({
  next: [makePage('/')],
  latest: [makePage('/'), page('new')],
  older: [makePage('/'), page('old')],
});
const histories = follow(site);
const labels = new Map(site.records.map(({ name }) => [name, name]));
const addLine = (html: string, pathname: string) =>
  addHistoryLine(html, pathname, { name: '4.0.0', base: '/' }, { siteBase: '/', histories, labels, renderer });

test('the line of a page has the list of its versions in it, and leads to the history', () => {
  const html = addLine('<h1>X</h1><div class="c" data-document="history"></div><p>Text.</p>', '/x/');
  expect(html).toMatch(/^<h1>X<\/h1><div class="c" data-document="history"><details.*<\/div><p>Text.<\/p>$/);
  expect(html).toContain('Changed in 4.0.0');
  expect(html).toMatch(/<a [^>]*href="\/history\/x\/">Dates and commits<\/a>/);
  expect(html).toMatch(
    /<a [^>]*href="\/compare\/\?page=\/x\/&amp;from=3\.0\.0&amp;to=4\.0\.0">Compare with 3\.0\.0<\/a>/,
  );
});

test('a page without a place for the line, and a page that no map lists, stay as they are', () => {
  expect(addLine('<p>Text.</p>', '/x/')).toBe('<p>Text.</p>');
  const html = '<div data-document="history"></div>';
  expect(addLine(html, '/search/')).toBe(html);
});

test('the page of a history names each version with its commits, sections and comparison', () => {
  const rootDir = makeTempDir();
  const tree = { rootDir, siteBase: '/', projectDir: '/nothing of this' };
  const formatPage = createSitePage(sitePageHtml('/'), '/');
  writeHistories({ ...tree, histories, labels, renderer, formatPage });
  const html = readFileSync(path.join(rootDir, 'history/x/index.html'), 'utf8');
  expect(html).toContain('next: Not in this version');
  expect(html).toContain(`https://example.org/source/commits/${'c'.repeat(40)}/docs/x.md`);
  expect(html).toContain('<time dateTime="2024-05-06T07:08:09Z">2024-05-06</time>');
  expect(html).toContain('/compare/?page=/x/&amp;from=3.0.0&amp;to=4.0.0');
  expect(html).not.toContain('<img');
});
