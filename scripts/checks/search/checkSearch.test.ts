import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { packSymbols } from '../../../packages/search/index.ts';
import { describeProject } from '../../testing/describeProject.ts';
import { makeApi, makeExport, makeMethod } from '../../testing/makeApi.ts';
import { makeTempDir, writeFiles } from '../../testing/makeRepo.ts';
import { checkSearch, listSymbolProblems } from './checkSearch.ts';
import { readWorker } from './readSearch.ts';

test('queries of a version that the site does not have are reported in one line, and pass', async () => {
  const dir = makeTempDir();
  const query = { q: 'a', kind: 'page', set: 'final', targets: [{ route: '/', grade: 3 }] };
  const queries = JSON.stringify({ schema: 1, version: '1.0.0', queries: [query] });
  writeFiles(dir, {
    'docs/index.md': '# Home\n',
    'library/package.json': '{}',
    'library/queries.json': queries,
  });
  const library = {
    dir: path.join(dir, 'library'),
    packageScope: '@harbor/',
    aliasPrefix: 'harbor-',
    queries: 'queries.json',
  };
  const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);

  await checkSearch({ ...describeProject(dir), library });

  expect(lines.mock.calls).toEqual([
    ['The judged queries are of 1.0.0, which this site does not have: nothing to check.'],
  ]);
});

const listProblems = (names: string[], bytes = 1000) => {
  const api = makeApi(makeExport('boat', { members: [makeMethod('sail')] }));
  const symbols = packSymbols(
    [{ name: 'p', route: '/', exports: [{ name: 'boat', kind: 'class', members: names }] }],
    new Map(),
  );
  return listSymbolProblems({ version: '1.0.0', api, symbols, bytes });
};

test('a name that finds nothing, and a large file of symbols, are problems', () => {
  expect(listProblems(['sail'])).toEqual([]);
  expect(listProblems([])).toEqual(['1.0.0: a search for boat.sail finds no symbol.']);
  expect(listProblems(['sail'], 20_000)).toEqual(['The symbols of 1.0.0 have 20000 bytes, of 15000.']);
});

function makeSite(files: Record<string, string>): string {
  const siteDir = makeTempDir();
  for (const [name, text] of Object.entries(files)) writeFiles(siteDir, { [`static/js/async/${name}`]: text });
  return siteDir;
}

const PAGE = '(self.rspackChunk=self.rspackChunk||[]).push([["a"],{}])';

test('the worker is the script that is none of a page', () => {
  expect(readWorker(makeSite({ 'chunk.0a.js': PAGE, 'chunk.1b.js': 'engine()' }))).toBe('engine()');
});

test('a site whose scripts start no worker is an error', () => {
  expect(() => readWorker(makeSite({ 'chunk.0a.js': PAGE }))).toThrow('is a worker');
});

test('a worker that loads more scripts is an error', () => {
  const worker = 'importScripts(name); self.rspackChunk = []';
  expect(() => readWorker(makeSite({ 'chunk.0a.js': PAGE, 'chunk.1b.js': worker }))).toThrow('is not one file');
});
