import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';
import { findSimilarWords } from './similarWords.ts';

test.each([
  ['device', 'device', 0],
  ['device', 'devise', 1],
  ['device', 'deivce', 1],
  ['device', 'devices', 1],
  ['', 'ab', 2],
  ['abc', 'xyz', 3],
])('%s and %s are %i edits apart', (a, b, edits) => {
  expect(editDistance(a, b, 3)).toBe(edits);
});

test('far words are given up on', () => {
  expect(editDistance('abcdefgh', 'zyxwvuts', 2)).toBe(3);
});

const WORDS = ['authentication', 'device', 'devices', 'socket', 'usb', 'subprocess', 'sub', 'cast'];
const find = (word: string) => findSimilarWords(WORDS, word).map((similar) => similar.word);

test.each([
  ['authentcation', ['authentication']],
  ['devcie', ['device']],
  ['edvice', ['device']],
  ['sokcet', ['socket']],
  ['subproces', ['subprocess']],
  ['ubs', []],
  ['dast', []],
  ['nothing', []],
  ['constructor', []],
])('%s finds %j', (word, found) => {
  expect(find(word)).toEqual(found);
});

test('of the similar words those with the fewest edits count, and with a limit all within it', () => {
  const words = ['connection', 'convention', 'collection'];
  const list = (limit?: number) => findSimilarWords(words, 'conection', limit).map((similar) => similar.word);

  expect(list()).toEqual(['connection']);
  expect(list(2).sort()).toEqual(['collection', 'connection', 'convention']);
});
