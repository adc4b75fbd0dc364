import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ApiExport, ApiFile, ApiMember } from '../../common/apiFile.ts';
import type { Sidebars } from '../../common/sidebar.ts';
import { type NameFile, SEARCH_SCHEMA, textFileName } from '../../packages/search/index.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { listSymbols, type SearchSource, sortBySidebar, writeSearchIndex } from './searchIndex.ts';

const SIDEBARS: Sidebars = {
  start: [{ label: 'Start', link: '/' }],
  api: [{ label: 'Adb', items: [{ label: 'rm', link: '/api/rm/' }] }],
};

const source = (route: string, words: string): SearchSource => ({
  route,
  title: 'Title',
  description: 'D',
  keywords: ['k'],
  sections: [
    { anchor: '', heading: '', text: words },
    { anchor: 'x', heading: 'X', text: 'More' },
  ],
});
const SOURCES = [source('/api/rm/', 'Remove a file'), source('/', 'Hello')];

function write(sources = SOURCES, base = '/'): { outDir: string; files: ReturnType<typeof writeSearchIndex>['files'] } {
  const outDir = makeTempDir();
  return {
    outDir,
    files: writeSearchIndex({ version: '1.0.0', base, outDir, sidebars: SIDEBARS, sources }).files,
  };
}

test('each area that has pages has an index of them, in reading order', () => {
  const { outDir, files } = write();

  const routes = Object.entries(files).map(([area, name]) => {
    const index = JSON.parse(readFileSync(path.join(outDir, name), 'utf8'));
    return [area, index.pages.map((page: { route: string }) => page.route)];
  });

  expect(routes).toEqual([
    ['all', ['/', '/api/rm/']],
    ['start', ['/']],
    ['api', ['/api/rm/']],
  ]);
});

test('a page has its place, and its texts in the file that the index names', () => {
  const { outDir, files } = write();
  const indexFile = path.join(outDir, files.api ?? '');
  const { pages } = JSON.parse(readFileSync(indexFile, 'utf8'));

  expect(pages[0]).toMatchObject({ title: 'Title', area: 'api', breadcrumbs: ['Adb'], keywords: ['k', 'rm'] });
  const texts = JSON.parse(readFileSync(path.join(path.dirname(indexFile), textFileName(pages[0].textDigest)), 'utf8'));
  expect(texts).toEqual({ schema: SEARCH_SCHEMA, texts: ['Remove a file', 'More', 'D'] });
});

test('other words give another name', () => {
  expect(write([source('/', 'Other')]).files.all).not.toBe(write([source('/', 'Hello')]).files.all);
});

test('pages that no sidebar lists come last', () => {
  const pages = [{ route: '/b/' }, { route: '/a/' }, { route: '/' }];

  expect(sortBySidebar(pages, SIDEBARS).map(({ route }) => route)).toEqual(['/', '/a/', '/b/']);
});

test('symbols, titles and headings are in a file of names, named by its content', () => {
  const outDir = makeTempDir();
  const packages = [{ name: 'p', version: '1.0.0', exports: [makeExport('Boat')] }];
  const api: ApiFile = { schema: 1, ref: 'v1.0.0', commit: '', packages };
  const options = { version: '1.0.0', base: '/', outDir, sidebars: SIDEBARS, sources: SOURCES };
  const listNames = (symbols?: Parameters<typeof writeSearchIndex>[0]['symbols']) => {
    const { names = '' } = writeSearchIndex({ ...options, symbols });
    expect(names).toMatch(/^static\/search\/1\.0\.0-names\.[0-9a-f]{12}\.json$/);
    const { index }: NameFile = JSON.parse(readFileSync(path.join(outDir, names), 'utf8'));
    return index.records.map(({ v }) => v);
  };

  expect(listNames({ api, places: new Map([['Boat', { href: '/a/' }]]) })).toEqual(['Boat', 'Title', 'X']);
  expect(listNames()).toEqual(['Title', 'X']);
});

const makeMember = (name: string, kind: ApiMember['kind'] = 'method'): ApiMember => ({ name, kind, line: 1 });
const makeExport = (name: string, changes: Partial<ApiExport> = {}): ApiExport => ({
  name,
  kind: 'class',
  file: 'index.ts',
  line: 1,
  ...changes,
});

const list = (...exports: ApiExport[]) => {
  const packages = [{ name: '@harbor/boats', version: '1.0.0', exports }];
  const file: ApiFile = { schema: 1, ref: 'v1.0.0', commit: '', packages };
  return listSymbols(file).flatMap((one) => one.exports);
};

test('what has no name of its own is left out', () => {
  const members = [makeMember('constructor', 'constructor'), makeMember('[index]', 'index'), makeMember('sail')];
  expect(list(makeExport('Boat', { members }))).toEqual([{ name: 'Boat', kind: 'class', members: ['sail'] }]);
});

test('a constant and a type of one name are one symbol, with the members of both', () => {
  const symbols = list(
    makeExport('Flag', { kind: 'const', members: [makeMember('Red')] }),
    makeExport('Flag', { kind: 'type', members: [makeMember('color')] }),
  );
  expect(symbols).toEqual([{ name: 'Flag', kind: 'type', members: ['Red', 'color'] }]);
});

test('what a package only passes on is left out, and another name is not', () => {
  const symbols = list(
    makeExport('Boat', { alias: '@harbor/ships:Boat' }),
    makeExport('Ship', { alias: '@harbor/ships:Boat' }),
  );
  expect(symbols.map(({ name }) => name)).toEqual(['Ship']);
});
