import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ApiExport } from '../../common/apiFile.ts';
import type { Sidebars } from '../../common/sidebar.ts';
import { type NameFile, SEARCH_SCHEMA, textFileName, unpackSymbols } from '../../packages/search/index.ts';
import { makeApi, makeExport, makeMethod } from '../../scripts/testing/makeApi.ts';
import { makeTempDir } from '../../scripts/testing/makeRepo.ts';
import { type LibraryExport, listSymbols } from '../pages/symbols.ts';
import { listIndexedExports, type SearchSource, writeSearchIndex } from './searchIndex.ts';

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
    files: writeSearchIndex({ version: '1.0.0', base, outDir, sidebars: SIDEBARS, sources, references: [] }).files,
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

const listAll = (...exports: ApiExport[]) =>
  listSymbols(makeApi(...exports), { statuses: {}, pages: [], findSummary: () => undefined });

test('symbols, titles and headings are in a file of names, named by its content', () => {
  const outDir = makeTempDir();
  const options = { version: '1.0.0', base: '/', outDir, sidebars: SIDEBARS, sources: SOURCES };
  const listNamesOf = (exports: LibraryExport[]) => {
    const references = [{ packageName: 'p', route: '/api/reference/p/', exports }];
    const { names = '' } = writeSearchIndex({ ...options, references });
    expect(names).toMatch(/^static\/search\/1\.0\.0-names\.[0-9a-f]{12}\.json$/);
    const { index }: NameFile = JSON.parse(readFileSync(path.join(outDir, names), 'utf8'));
    return index.records.map(({ v }) => v);
  };

  expect(listNamesOf(listAll(makeExport('Boat')))).toEqual(['Boat', 'Title', 'X']);
  expect(listNamesOf([])).toEqual(['Title', 'X']);
});

test('the signatures of a package are in a file that the names lead to, one line for each symbol', () => {
  const outDir = makeTempDir();
  const exports = listAll(
    makeExport('Flag', { kind: 'const', signatures: ['1'] }),
    makeExport('Flag', { kind: 'type', signatures: ['2'] }),
    makeExport('Boat', { members: [makeMethod('sail', '(): void', { signatures: ['(): 1', '(to: 1): 2'] })] }),
    makeExport('Long', { kind: 'type', signatures: ['x'.repeat(200)] }),
  );
  const references = [
    { packageName: 'q', route: '/api/reference/q/', exports: [] },
    { packageName: 'p', route: '/api/reference/p/', exports },
  ];
  const { names = '' } = writeSearchIndex({
    ...{ version: '1.0.0', base: '/', outDir, sidebars: SIDEBARS },
    ...{ sources: SOURCES, references },
  });
  const readJson = (file: string) => JSON.parse(readFileSync(path.join(outDir, 'static/search', file), 'utf8'));
  const symbols = unpackSymbols(readJson(path.basename(names)));

  expect(
    symbols.map(({ name, signature }) => [name, signature && readJson(signature.file).texts[signature.at]]),
  ).toEqual([
    ['Boat', 'class Boat'],
    ['Boat.sail', 'sail(): 1'],
    ['Flag', 'type Flag = 2'],
    ['Long', expect.stringMatching(/^type Long = x{148}…$/)],
  ]);
});

test('what has no name of its own is left out', () => {
  const members = [
    makeMethod('constructor', '', { kind: 'constructor' }),
    makeMethod('[index]', '', { kind: 'index' }),
    makeMethod('sail'),
  ];
  expect(listIndexedExports(listAll(makeExport('Boat', { members })))).toEqual([
    { name: 'Boat', kind: 'class', members: ['sail'] },
  ]);
});

test('a constant and a type of one name are one symbol, with the members of both', () => {
  const symbols = listAll(
    makeExport('Flag', { kind: 'const', members: [makeMethod('Red')] }),
    makeExport('Flag', { kind: 'type', members: [makeMethod('color')] }),
  );
  expect(listIndexedExports(symbols)).toEqual([{ name: 'Flag', kind: 'type', members: ['Red', 'color'] }]);
});

test('what a package only passes on is left out, and another name is not', () => {
  const symbols = listAll(
    makeExport('Boat', { alias: '@harbor/ships:Boat' }),
    makeExport('Ship', { alias: '@harbor/ships:Boat' }),
  );
  expect(listIndexedExports(symbols).map(({ name }) => name)).toEqual(['Ship']);
});
