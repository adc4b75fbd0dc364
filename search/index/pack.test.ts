import { expect, test } from 'vitest';
import { packNumbers, unpackNumbers } from './packNumbers.ts';
import { packWords, unpackWords } from './packWords.ts';

test('numbers of every size come back', () => {
  const numbers = [...Array(5000).keys(), 59, 60, 61, 1799, 1800, 1859, 1860, 100_000, 4_000_000];

  expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers);
});

test('packed numbers need no escapes in JSON', () => {
  const packed = packNumbers([...Array(3000).keys()]);

  expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
});

test('words come back', () => {
  const words = ['2.1.0', 'adb', 'adbdaemon', 'adbserver', 'b', 'subprocess', 'subprocesses', 'übung', '日本'].sort();

  expect(unpackWords(packWords(words))).toEqual(words);
});

test('words that share more than the alphabet has letters come back', () => {
  const words = [`${'x'.repeat(40)}a`, `${'x'.repeat(40)}b`];

  expect(unpackWords(packWords(words))).toEqual(words);
});

test('nothing comes back from nothing', () => {
  expect(unpackWords(packWords([]))).toEqual([]);
  expect([...unpackNumbers(packNumbers([]))]).toEqual([]);
});
