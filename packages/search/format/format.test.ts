import { expect, test } from 'vitest';
import { packNumbers, packWords, unpackNumbers, unpackWords } from './pack.ts';

test('numbers of every size come back', () => {
  const numbers = [...Array(5000).keys(), 59, 60, 61, 1799, 1800, 1859, 1860, 100_000, 4_000_000];

  expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers);
  expect([...unpackNumbers(packNumbers([]))]).toEqual([]);
});

test.each([
  ['of every kind', ['2.1.0', 'b', 'boat', 'boatdaemon', 'subprocess', 'subprocesses', 'übung', '日本']],
  ['that share more letters than one sign counts', [`${'x'.repeat(40)}a`, `${'x'.repeat(40)}b`]],
  ['of an empty list', []],
])('words %s come back', (_what, words) => {
  expect(unpackWords(packWords(words))).toEqual(words);
});
