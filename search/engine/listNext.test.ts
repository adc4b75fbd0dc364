import { expect, test } from 'vitest';
import { packVocabulary, Vocabulary } from '../index/Vocabulary.ts';
import { listNext } from './listNext.ts';

const makeVocabulary = (words: string[]) => new Vocabulary(packVocabulary(words));
const WORDS = makeVocabulary(['adb', 'add', 'device', 'devices', 'devtools', 'dump', 'usb']);

test.each([
  ['d', ['de', 'du']],
  ['dev', ['devi', 'devt']],
  ['usb dev', ['usb devi', 'usb devt']],
  ['DEV', ['DEVi', 'DEVt']],
  ['adb', []],
  ['x', []],
  ['usb ', ['usb d', 'usb a', 'usb u']],
  ['', ['d', 'a', 'u']],
])('after %j come the letters that most words have there', (text, expected) => {
  expect(listNext(text, WORDS)).toEqual(expected);
});

test('of many letters the six of most words are listed', () => {
  const words = [...'abcdefgh'].flatMap((letter, index) => Array.from({ length: 9 - index }, (_, at) => letter + at));
  expect(listNext('', makeVocabulary(words))).toEqual([...'abcdef']);
});
