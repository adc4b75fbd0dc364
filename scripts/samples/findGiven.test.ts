import { expect, test } from 'vitest';
import { findGiven } from './findGiven.ts';

test.each([
  ['const adb = new Adb(transport);', 'Adb'],
  ['const adb: import("lib").Adb = await connect();', 'Adb'],
  ['const adb = await connect();', undefined],
  ['const { adb } = await connect();', undefined],
  ['const [{ one: adb }] = await connect();', undefined],
])('%s gives adb of the type %s', (code, type) => {
  expect(findGiven(code, 'adb')).toEqual({ type });
});

test.each([
  'declare const adb: Adb;',
  'let adb = new Adb(transport);',
  'async function run() { const adb = await connect(); }',
  'const { adb: other } = await connect();',
])('%s does not give adb', (code) => {
  expect(findGiven(code, 'adb')).toBeUndefined();
});
