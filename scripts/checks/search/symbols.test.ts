import { expect, test } from 'vitest';
import type { ApiFile } from '../../../common/apiFile.ts';
import { packSymbols } from '../../../packages/search/index.ts';
import { listSymbolProblems } from './checkSearch.ts';

const members = [
  { name: 'constructor', kind: 'constructor' as const, line: 1 },
  { name: 'sail', kind: 'method' as const, line: 1 },
];
const exports = [{ name: 'boat', kind: 'class' as const, file: 'index.ts', line: 1, members }];
const packages = [{ name: '@harbor/boats', version: '1.0.0', exports }];
const API: ApiFile = { schema: 1, ref: 'v1.0.0', commit: '', packages };

const list = (names: string[], bytes = 1000) => {
  const symbols = packSymbols(
    [{ name: '@harbor/boats', route: '/', exports: [{ name: 'boat', kind: 'class', members: names }] }],
    new Map(),
  );
  return listSymbolProblems({ version: '1.0.0', api: API, symbols, bytes });
};

test('symbols that can all be found are no problem', () => {
  expect(list(['sail'])).toEqual([]);
});

test('a name that finds nothing is a problem', () => {
  expect(list([])).toEqual(['1.0.0: a search for boat.sail finds no symbol.']);
});

test('a large file is a problem', () => {
  expect(list(['sail'], 20_000)).toEqual(['The symbols of 1.0.0 have 20000 bytes, of 15000.']);
});
