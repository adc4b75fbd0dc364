import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SEARCH_SCHEMA } from '../../common/search.ts';
import type { Sidebars } from '../../common/sidebar.ts';
import { stem } from '../../search/analysis/stem.ts';
import { LoadedIndex } from '../../search/engine/LoadedIndex.ts';
import type { StoredPage } from '../../search/index/indexFile.ts';
import { unpackGaps } from '../../search/index/packNumbers.ts';
import { TEXT_DIGITS, textFileAt } from '../../search/index/textFiles.ts';
import { type SearchSource, sortBySidebar, writeSearchIndex } from './searchIndex.ts';

const SIDEBARS: Sidebars = {
  tango: [{ label: 'Start', link: '/' }],
  api: [{ label: 'Adb', items: [{ label: 'rm', link: '/api/rm/' }] }],
};

const source = (route: string, words: string): SearchSource => ({
  route,
  title: 'T',
  description: 'D',
  keywords: ['k'],
  sectionKeywords: {},
  links: [],
  html: `<article data-article=""><h1>Title</h1><p>${words}</p><h2 id="x">X</h2><p>More</p></article>`,
});
const SOURCES = [source('/api/rm/', 'Remove a file'), source('/', 'Hello')];

function write(sources = SOURCES, base = '/'): { outDir: string; files: ReturnType<typeof writeSearchIndex>['files'] } {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  onTestFinished(() => rmSync(outDir, { recursive: true, force: true }));
  return {
    outDir,
    files: writeSearchIndex({ version: '1.0.0', base, outDir, sidebars: SIDEBARS, sources }).files,
  };
}

const readFiles = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]);

test('each scope that has pages has an index of them, in reading order', () => {
  const { outDir, files } = write();

  const routes = Object.entries(files).map(([scope, name]) => {
    const index = JSON.parse(readFileSync(path.join(outDir, name), 'utf8'));
    return [scope, index.pages.map((page: { route: string }) => page.route)];
  });

  expect(routes).toEqual([
    ['all', ['/', '/api/rm/']],
    ['tango', ['/']],
    ['api', ['/api/rm/']],
  ]);
});

test('a page has its place, and its texts in the file that the index names', () => {
  const { outDir, files } = write();
  const indexFile = path.join(outDir, files.api ?? '');
  const { pages, textDigits } = JSON.parse(readFileSync(indexFile, 'utf8'));

  expect(pages[0]).toMatchObject({ title: 'Title', context: 'api', crumbs: ['Adb'], keywords: ['k', 'rm'] });
  const texts = JSON.parse(readFileSync(path.join(path.dirname(indexFile), textFileAt(textDigits, 0)), 'utf8'));
  expect(texts).toEqual({ schema: SEARCH_SCHEMA, texts: ['Remove a file', 'More', 'D'] });
});

test('the same pages give the same files, in whatever order they come', () => {
  expect(readFiles(write([...SOURCES].reverse()).outDir)).toEqual(readFiles(write().outDir));
});

test('other words give another name', () => {
  expect(write([source('/', 'Other')]).files.all).not.toBe(write([source('/', 'Hello')]).files.all);
});

test('pages that no sidebar lists come last', () => {
  const pages = [{ route: '/b/' }, { route: '/a/' }, { route: '/' }];

  expect(sortBySidebar(pages, SIDEBARS).map(({ route }) => route)).toEqual(['/', '/a/', '/b/']);
});

test('a section has its own keywords', () => {
  const page = { ...source('/api/rm/', 'Remove a file'), sectionKeywords: { x: ['erase'] } };
  const { outDir, files } = write([page]);
  const index = new LoadedIndex(JSON.parse(readFileSync(path.join(outDir, files.api ?? ''), 'utf8')));

  expect([...index.postings('keywords', stem('erase')).keys()]).toEqual([1]);
  expect([...index.postings('keywords', 'k').keys()]).toEqual([0]);
});

test('what stands before any heading can have keywords that are no names of the page', () => {
  const page = { ...source('/api/rm/', 'Remove a file'), sectionKeywords: { '': ['erase'] } };
  const { outDir, files } = write([page]);
  const index = new LoadedIndex(JSON.parse(readFileSync(path.join(outDir, files.api ?? ''), 'utf8')));

  expect([...index.postings('keywords', stem('erase')).keys()]).toEqual([0]);
  expect(index.keywordsOf(0)).toEqual(['k', 'rm']);
});

test('keywords of a section that the page does not have are refused', () => {
  const page = { ...source('/api/rm/', 'Remove a file'), sectionKeywords: { why: ['erase'] } };

  expect(() => write([page])).toThrow(
    '/api/rm/ has sectionKeywords for "why", which is none of its sections. Name one of them: "" (before any heading), x.',
  );
});

test('a section may have any name', () => {
  const page = source('/api/rm/', 'Remove a file');

  expect(() => write([{ ...page, html: page.html.replace('id="x"', 'id="constructor"') }])).not.toThrow();
});

test('a page knows the pages of its version that it links to', () => {
  const links = ['/docs/', '../../', '#x', '/docs/gone/', 'https://example.org/docs/', '/elsewhere/', 'http://['];
  const { outDir, files } = write([{ ...source('/api/rm/', 'Remove a file'), links }, source('/', 'Hello')], '/docs/');
  const { pages } = JSON.parse(readFileSync(path.join(outDir, files.all ?? ''), 'utf8'));

  expect(pages.map(({ route, leadsTo }: StoredPage) => [route, [...unpackGaps(leadsTo)]])).toEqual([
    ['/', []],
    ['/api/rm/', [0]],
  ]);
});

test('two pages whose texts have one digest are refused, since one would have the words of the other', () => {
  expect(() => write(findCollision().map((words, number) => source(`/${number}/`, words)))).toThrow(
    /Two pages have texts of one digest, [0-9a-f]{8}\. Change a word of/,
  );
});

/** Find words of two pages whose files of texts get one name: among some 80,000 there is a pair. */
function findCollision(): string[] {
  const known = new Map<string, string>();
  for (let number = 0; ; number++) {
    const words = `w${number}`;
    const text = JSON.stringify({ schema: SEARCH_SCHEMA, texts: [words, 'More', 'D'] });
    const digits = createHash('sha256').update(text).digest('hex').slice(0, TEXT_DIGITS);
    const other = known.get(digits);
    if (other !== undefined) return [other, words];
    known.set(digits, words);
  }
}
