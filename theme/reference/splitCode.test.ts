import { expect, test } from 'vitest';
import { splitCode } from './splitCode.ts';

const links = { Boat: '#Boat', 'Boat.Speed': '#Boat.Speed', size: '#size', constructor: '#constructor' };
const linked = (code: string) => splitCode(code, links).map(({ text, href }) => (href ? `[${text}]` : text));

test.each([
  ['(boat: Boat): void', '(boat: [Boat]): void'],
  ['Boat.Speed | Boat', '[Boat.Speed] | [Boat]'],
  ['(size?: number, Boat: 1): Boats', '(size?: number, Boat: 1): Boats'],
  ['Array<Boat>', 'Array<[Boat]>'],
  ['toString(): void', 'toString(): void'],
  ['', ''],
])('in %j, whole names of types are links, and no names of parameters', (code, text) => {
  expect(linked(code).join('')).toBe(text);
});
