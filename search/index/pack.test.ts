import { expect, test } from 'vitest';
import { Field, packField } from './packField.ts';
import { gapsOf, packNumbers, packPairs, unpackGaps, unpackNumbers, unpackPairs } from './packNumbers.ts';
import { packWords, unpackWords } from './packWords.ts';

test('numbers of every size come back', () => {
  const numbers = [...Array(5000).keys(), 59, 60, 61, 1799, 1800, 1859, 1860, 100_000, 4_000_000];

  expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers);
});

test('numbers that rise come back from their gaps', () => {
  const numbers = [0, 3, 4, 99, 5000];

  expect([...unpackGaps(packNumbers(gapsOf(numbers)))]).toEqual(numbers);
  expect([...unpackGaps('')]).toEqual([]);
});

test.each([[[]], [[4]], [[0, 0]], [[6, 6, 3, 0]], [[0, 7, 65_535, 65_535, 5]]])(
  '%j come back from pairs',
  (numbers) => {
    const unpacked = [...unpackPairs(packPairs(numbers))];

    expect(unpacked.slice(0, numbers.length)).toEqual(numbers);
    expect(unpacked.slice(numbers.length)).toEqual(numbers.length % 2 === 0 ? [] : [0]);
  },
);

test('a pair of numbers under 7 takes one character', () => {
  const small = [...Array(7).keys()];

  expect(packPairs(small.flatMap((first) => small.flatMap((second) => [first, second])))).toHaveLength(49);
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

test('where stems stand in a field comes back, with the lengths', () => {
  const lists = [
    new Map([
      [0, 1],
      [70, 4],
    ]),
    new Map(),
    new Map([[3, 8]]),
  ] as Map<number, number>[];
  const field = new Field(packField(lists, [4, 0, 2]));

  expect([0, 1, 2, 3].map((stem) => [...field.postings(stem)])).toEqual([
    [
      [0, 1],
      [70, 4],
    ],
    [],
    [[3, 8]],
    [],
  ]);
  expect([...field.lengths]).toEqual([4, 0, 2]);
  expect(field.average).toBe(3);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [5, 4],
  [6, 8],
  [200, 8],
])('a stem that stands somewhere %i times counts %i', (times, counted) => {
  const field = new Field(packField([new Map([[0, times]])], [times]));
  expect(field.postings(0).get(0)).toBe(counted);
});

test('where stems of many blocks stand comes back', () => {
  const lists = Array.from({ length: 800 }, (_list, stem) => new Map(stem % 300 === 0 ? [[stem, 1]] : []));
  const packed = packField(lists, []);
  const field = new Field(packed);

  expect(packed.sizes.map((sizes) => sizes.length)).toEqual([128, 128, 128, 0]);
  expect(lists.map((_list, stem) => [...field.postings(stem)])).toEqual(lists.map((list) => [...list]));
});

test('nothing comes back from nothing', () => {
  expect(unpackWords(packWords([]))).toEqual([]);
  expect([...unpackNumbers(packNumbers([]))]).toEqual([]);
});
