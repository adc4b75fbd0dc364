import { expect, test } from 'vitest';
import { formatMember } from './apiFile.ts';

test.each([
  ['a constructor of a class', 'constructor', 'constructor', ['new Boat(name: string): Boat']],
  ['a signature that makes an object', 'new ()', 'new', ['new (name: string): Boat']],
  ['a call', '()', 'call', ['(name: string): Boat']],
] as const)('%s is written as it is declared', (_what, name, kind, expected) => {
  expect(formatMember({ name, kind, signatures: ['(name: string): Boat'], line: 1 }, 'Boat')).toEqual(expected);
});
