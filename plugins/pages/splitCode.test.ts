import { expect, test } from 'vitest';
import { splitCode } from './splitCode.ts';

const ids = { Boat: 'p:Boat', 'Boat.Speed': 'p:Boat.Speed', size: 'p:size', constructor: 'p:constructor' };
const linked = (code: string) => splitCode(code, ids).map(({ text, id }) => (id ? `[${text}]` : text));

test.each([
  ['(boat: Boat): void', '(boat: [Boat]): void'],
  ['Boat.Speed | Boat', '[Boat.Speed] | [Boat]'],
  ['(size?: number, Boat: 1): Boats', '(size?: number, Boat: 1): Boats'],
  ['Array<Boat>', 'Array<[Boat]>'],
  ['toString(): void', 'toString(): void'],
  ['', ''],
])('in %j, whole names of types have ids, and no names of parameters', (code, text) => {
  expect(linked(code).join('')).toBe(text);
});
