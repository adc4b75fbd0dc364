import { expect, test } from 'vitest';
import { isAskingWord, isQuestion } from './questions.ts';

test.each([
  ['how do i use a filter', true],
  ['can two pages share', true],
  ['what is a banner', true],
  ['is supported', false],
  ['device filter of a page', false],
  ['adb is slow', false],
])('%s: a question is %s', (text, expected) => {
  expect(isQuestion(text.split(' '))).toBe(expected);
});

test('words of asking are told from words that are asked about', () => {
  expect(['use', 'gets', 'using', 'filter', 'device'].map(isAskingWord)).toEqual([true, true, true, false, false]);
});
