import { expect, test } from 'vitest';
import { packVocabulary, Vocabulary } from './Vocabulary.ts';

const STEMS: Record<string, string> = { connected: 'connect', connecting: 'connect', devices: 'device' };
const WORDS = ['2.1.0', 'adb', 'connected', 'connecting', 'device', 'devices', 'übung', '日本'];
const vocabulary = new Vocabulary(packVocabulary(WORDS, (word) => STEMS[word] ?? word));

test('every word comes back, in order', () => {
  expect(vocabulary.words).toEqual(WORDS);
});

test('stems are numbered in the order in which words bring them up', () => {
  expect(['2.1.0', 'adb', 'connect', 'device', 'übung', '日本'].map((stem) => vocabulary.numberOf(stem))).toEqual([
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
  ['devices', ['devices device']],
  ['devicesx', []],
  ['x', []],
  ['', WORDS.map((word) => `${word} ${STEMS[word] ?? word}`)],
])('with "%s" begin %j', (start, expected) => {
  expect([...vocabulary.startingWith(start)].map(({ word, stem }) => `${word} ${stem}`)).toEqual(expected);
});

test('a stem that begins otherwise than its word is refused', () => {
  expect(() => packVocabulary(['went'], () => 'go')).toThrow('The stem "go" begins with another character');
});

test('nothing comes back from nothing', () => {
  expect(new Vocabulary(packVocabulary([], (word) => word)).words).toEqual([]);
});
