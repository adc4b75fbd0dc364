import { expect, test } from 'vitest';
import type { FoundWord } from './findMarks.ts';
import { measureNearness } from './measureNearness.ts';

/** The words of a query in a text, each by its number in the query and its place in the text. */
const find = (...words: [concept: number, place: number][]): FoundWord[] =>
  words.map(([concept, place]) => ({ concept, place, weight: 1, text: '', range: [0, 0] }));

test.each<[string, [number, number][], number]>([
  [
    'side by side',
    [
      [0, 4],
      [1, 5],
    ],
    1,
  ],
  [
    'three words apart',
    [
      [0, 4],
      [1, 7],
    ],
    1,
  ],
  [
    'four words apart',
    [
      [0, 4],
      [1, 8],
    ],
    0,
  ],
  [
    'the other way round',
    [
      [1, 4],
      [0, 5],
    ],
    0.5,
  ],
  [
    'only one of them',
    [
      [0, 4],
      [0, 5],
    ],
    0,
  ],
])('two words %s', (_what, words, nearness) => {
  expect(measureNearness(find(...words), [0, 1])).toBe(nearness);
});

test('each pair of neighbours counts once, however often the text has it', () => {
  expect(measureNearness(find([0, 1], [1, 2], [0, 3], [1, 4]), [0, 1, 2])).toBe(0.5);
});

test('a query of one word has no neighbours', () => {
  expect(measureNearness(find([0, 1]), [0])).toBe(0);
});

test('a word that stands only loosely for the reader’s counts less', () => {
  const found = find([0, 1], [1, 2]).map((word) => ({ ...word, weight: 0.5 }));

  expect(measureNearness(found, [0, 1])).toBe(0.5);
});
