import { expect, test } from 'vitest';
import type { SymbolHint } from '../../common/samples.ts';
import { listPageSymbols } from './samples.ts';

const boat: SymbolHint = { name: 'Boat', href: '/boat/', code: 'class Boat' };
const sail: SymbolHint = { name: 'Boat.sail', href: '/boat/#sail', code: 'sail(): void' };
const symbols = new Map([
  ['boats:Boat', boat],
  ['boats:Boat.sail', sail],
]);

test('a symbol that the reference lacks is left out, and so is a sample without others', () => {
  const { content, numbers } = listPageSymbols({ a: [{ id: 'boats:Crew', start: 0, end: 4 }] }, symbols);
  expect(content).toEqual({ symbols: [], samples: [] });
  expect(numbers.size).toBe(0);
});
