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
  ['conn', ['connected connect', 'connecting connect']],
  ['devices', ['devices devic']],
  ['devicesx', []],
  ['x', []],
  ['', WORDS.map((word) => `${word} ${stem(word)}`)],
])('with "%s" begin %j', (start, expected) => {
  expect([...vocabulary.startingWith(start)].map(({ word, stem }) => `${word} ${stem}`)).toEqual(expected);
});

test('every stem begins as its word does', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => stem(word).startsWith(word.charAt(0))));
});

test('nothing comes back from nothing', () => {
  expect(new Vocabulary(packVocabulary([])).words).toEqual([]);
});
