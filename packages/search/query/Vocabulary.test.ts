import Fuse from 'fuse.js/min-basic';
import { expect, test } from 'vitest';
import { Vocabulary } from './Vocabulary.ts';

const makeVocabulary = (...words: string[]) => new Vocabulary(Fuse.createIndex([], words));

const words = makeVocabulary('authentication', 'cast', 'device', 'devices', 'socket', 'sub', 'subprocess', 'usb');
const find = (word: string, isOpen = false) => words.findNear(word, { isOpen }).map((near) => near.word);

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

test('an unfinished word is compared with beginnings', () => {
  expect([find('subprcoe'), find('subprcoe', true)]).toEqual([[], ['subprocess']]);
});

test('the nearest words come first, all within a limit', () => {
  const near = makeVocabulary('collection', 'connection', 'convention').findNear('conection', { limit: 2 });

  expect(near.map(({ word, edits }) => [word, edits])).toEqual([
    ['connection', 1],
    ['collection', 2],
    ['convention', 2],
  ]);
});

test.each([
  ['a name in any case', 'adBsnyc', 'AdbSync'],
  ['a name of several words', 'once adn for all', 'Once and for all'],
  [
    'a name that is longer than the 32 letters of a pattern',
    `${'x'.repeat(20)}z${'y'.repeat(20)}`,
    'x'.repeat(20) + 'y'.repeat(20),
  ],
])('finds %s', (_what, word, name) => {
  expect(makeVocabulary('other', name, 'another').findNear(word)).toEqual([{ word: name, edits: 1 }]);
});
