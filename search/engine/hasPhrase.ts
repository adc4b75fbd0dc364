import { readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';

/** Tell whether a text has words in a row, by their stems. */
export function hasPhrase(text: string, stems: readonly string[]): boolean {
  const words = readWords(text).flatMap((word) => (word.kind === 'whole' ? [] : [stem(word.text)]));
  return words.some((_word, place) => stems.every((name, offset) => words[place + offset] === name));
}
