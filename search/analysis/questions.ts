import { stem } from './stem.ts';

// Questions in whole sentences: what they begin with, and words in them that say little of what is asked.
const FIRST_WORDS = new Set(
  'am are can could did do does has have how i is may must should was what when where which who whom whose why will would'.split(
    ' ',
  ),
);
const ASKING_STEMS = new Set(
  'best get happen help know let make mean need possible tell try use want way work'.split(' ').map(stem),
);
const SHORTEST = 3;

/** Tell whether words in small letters are a question, as far as its first word can say it. */
export const isQuestion = (words: readonly string[]): boolean =>
  words.length >= SHORTEST && FIRST_WORDS.has(words[0] ?? '');

/** Tell whether a word in small letters, in any form, belongs to the asking rather than to what is asked. */
export const isAskingWord = (word: string): boolean => ASKING_STEMS.has(stem(word));
