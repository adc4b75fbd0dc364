import { expect, test } from 'vitest';
import { matchGlob } from './matchGlob.ts';

test.each([
  ['decod*', 'decoder', true],
  ['*code', 'decode', true],
  ['d*d*r', 'decoder', true],
  ['*', '', true],
  ['a*b', 'ab', true],
  ['a*b', 'abc', false],
  ['*.*', 'ab', false],
  ['decod', 'decoder', false],
])('%s fits %s: %s', (pattern, word, fits) => {
  expect(matchGlob(pattern, word)).toBe(fits);
});

test('many stars do not hang', () => {
  expect(matchGlob(`${'*a'.repeat(100)}b`, 'a'.repeat(48))).toBe(false);
});
