import { expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';
import { SimilarWords } from './findSimilar.ts';

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

const words = new SimilarWords(['authentication', 'device', 'devices', 'socket', 'usb', 'subprocess', 'sub']);
const find = (word: string) => words.find(word).map((similar) => similar.word);

test.each([
  ['authentcation', ['authentication']],
  ['devcie', ['device']],
  ['sokcet', ['socket']],
  ['subproces', ['subprocess']],
  ['ubs', []],
  ['nothing', []],
  ['constructor', []],
])('%s finds %j', (word, found) => {
  expect(find(word)).toEqual(found);
});
