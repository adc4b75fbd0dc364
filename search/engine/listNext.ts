import type { Vocabulary } from '../index/Vocabulary.ts';

/** Letters that are tried at most: six of them are the next in seven of eight cases. */
const MAX_LETTERS = 6;
/** The last word of a text, as far as it is typed. */
const LAST_WORD = /[\p{L}\p{N}]*$/u;

/** List what a text is most likely to be one letter later: the letters that most words have behind its last one. */
export function listNext(text: string, vocabulary: Vocabulary): string[] {
  const start = LAST_WORD.exec(text)?.[0].toLowerCase() ?? '';
  const counts = new Map<string, number>();
  for (const word of vocabulary.startingWith(start)) {
    const letter = word.charAt(start.length);
    if (letter !== '') counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_LETTERS)
    .map(([letter]) => text + letter);
}
