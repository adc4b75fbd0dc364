import { expect, test } from 'vitest';
import { findSimilarWords } from './similarWords.ts';

const WORDS = ['authentication', 'device', 'devices', 'socket', 'usb', 'subprocess', 'sub', 'cast'];
const find = (word: string) => findSimilarWords(WORDS, word).map((similar) => similar.word);

test.each([
  ['authentcation', ['authentication']],
  ['devcie', ['device']],
  ['edvice', ['device']],
  ['ubs', []],
  ['dast', []],
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
