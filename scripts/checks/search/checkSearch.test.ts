import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { packNames } from '../../../packages/search/index.ts';
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

test('a name that finds nothing is a problem', () => {
  const api = makeApi(makeExport('boat', { members: [makeMethod('sail')] }));
  const listProblems = (members: string[]) => {
    const packages = [{ name: 'p', route: '/', exports: [{ name: 'boat', kind: 'class' as const, members }] }];
    const names = packNames({ packages, places: new Map(), pages: [] });
    return listSymbolProblems({ version: '1.0.0', api, names });
  };

  expect(listProblems(['sail'])).toEqual([]);
  expect(listProblems([])).toEqual(['1.0.0: a search for boat.sail finds no symbol.']);
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
