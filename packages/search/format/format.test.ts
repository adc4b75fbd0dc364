import { expect, test } from 'vitest';
import { makeIndex, makePage } from '../testing/make.ts';
import { packNumbers, packWords, unpackNumbers, unpackWords } from './pack.ts';
import { SearchIndex } from './SearchIndex.ts';

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

const PAGES = [
  makePage('/a/', { title: 'Alpha', texts: { '': 'Sockets and a socket.', Ports: 'One port.' } }),
  makePage('/b/', { title: 'Beta', texts: { '': 'The port of a socket.' } }),
];
const index = new SearchIndex(makeIndex(PAGES));

test('an index knows in which sections a stem occurs, how often, and how long they are against the average', () => {
  const found: number[][] = [];
  index.visitPostings('content', 'socket', (...posting) => found.push(posting));

  expect(found).toEqual([
    [0, 2, 1],
    [2, 1, 1],
  ]);
  expect([...index.sectionsWith('heading', 'port')]).toEqual([1]);
  expect([...index.sectionsWith('title', 'socket')]).toEqual([]);
});

test('an index has forms of its words, and neither stop words nor what JavaScript knows', () => {
  expect(['Sockets', 'PORT', 'alpha'].every((word) => index.hasWord(word))).toBe(true);
  expect(['the', 'constructor', '__proto__', ''].some((word) => index.hasWord(word))).toBe(false);
});

test('words are listed by their beginning, in order', () => {
  expect([...index.wordsWithPrefix('socket')]).toEqual(['socket', 'sockets']);
  expect([...index.wordsWithPrefix('x')]).toEqual([]);
});

test('the rarer a word, the more it says', () => {
  expect(index.idf('alpha')).toBeGreaterThan(index.idf('port'));
});

test('the same pages give the same index', () => {
  expect(JSON.stringify(makeIndex(PAGES))).toBe(JSON.stringify(makeIndex(structuredClone(PAGES))));
});
