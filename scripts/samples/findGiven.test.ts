import { expect, test } from 'vitest';
import { findGiven } from './findGiven.ts';

test.each([
  ['const boat = new Boat(transport);', 'Boat'],
  ['const boat: import("lib").Boat = await connect();', 'Boat'],
  ['const boat = await connect();', undefined],
  ['const { boat } = await connect();', undefined],
  ['const [{ one: boat }] = await connect();', undefined],
])('%s gives boat of the type %s', (code, type) => {
  expect(findGiven(code, 'boat')).toEqual({ type });
});

test.each([
  'declare const boat: Boat;',
  'let boat = new Boat(transport);',
  'async function run() { const boat = await connect(); }',
  'const { boat: other } = await connect();',
])('%s does not give boat', (code) => {
  expect(findGiven(code, 'boat')).toBeUndefined();
});
