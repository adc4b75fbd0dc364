import { stemmer } from 'stemmer';

const known = new Map<string, string>();
/** Enough for the words of a few indexes; the map starts anew beyond it. */
const MAX_KNOWN = 50_000;

/** Letters at the end of a stem that its word may not have there: `try` and `tries` have `tri`. */
export const MOST_CHANGED = 1;

/** Take the English ending off a word in small letters, so that forms of one word are equal. */
export function stem(word: string): string {
  let result = known.get(word);
  if (result === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    result = /^[a-z]+$/.test(word) ? stemmer(word) : word;
    known.set(word, result);
  }
  return result;
}
