import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stem } from '../analysis/stem.ts';
import { packVocabulary, Vocabulary } from './Vocabulary.ts';

const WORDS = ['2.1.0', 'adb', 'connected', 'connecting', 'device', 'devices', 'übung', '日本'];
const vocabulary = new Vocabulary(packVocabulary(WORDS));

test('every word comes back, in order', () => {
  expect(vocabulary.words).toEqual(WORDS);
});

test('stems are numbered in the order in which words bring them up', () => {
  expect(['2.1.0', 'adb', 'connect', 'devic', 'übung', '日本'].map((stem) => vocabulary.numberOf(stem))).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});

test.each(['', 'connected', 'x', 'constructor', '__proto__'])('"%s" is no stem', (stem) => {
  expect(vocabulary.numberOf(stem)).toBeUndefined();
});

test.each([
  ['devices', true],
  ['devic', false],
  ['x', false],
  ['', false],
])('has "%s": %j', (word, expected) => {
  expect(vocabulary.has(word)).toBe(expected);
});

test.each([
  ['conn', ['connected', 'connecting']],
  ['devices', ['devices']],
  ['devicesx', []],
  ['x', []],
  ['', WORDS],
])('with "%s" begin %j', (start, expected) => {
  expect([...vocabulary.startingWith(start)]).toEqual(expected);
});

const ENDINGS = ['', ...'s es ies ed ing eed y ational ization ability ology ically ement'.split(' ')];

test('the number of every stem is found, whatever the words', () => {
  const anyWord = fc
    .tuple(fc.stringMatching(/^[a-z]{1,4}$/), fc.constantFrom(...ENDINGS))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.uniqueArray(anyWord), (words) => {
      const sorted = words.toSorted();
      const found = new Vocabulary(packVocabulary(sorted));
      const stems = [...new Set(sorted.map(stem))];

      expect(stems.map((name) => found.numberOf(name))).toEqual(stems.map((_name, number) => number));
    }),
  );
});

test('nothing comes back from nothing', () => {
  expect(new Vocabulary(packVocabulary([])).words).toEqual([]);
});
