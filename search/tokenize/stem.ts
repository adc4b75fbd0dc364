import { stemmer } from 'stemmer';

const known = new Map<string, string>();
/** Enough for the words of a few indexes; the cache starts anew beyond it. */
const MAX_KNOWN = 50_000;

/** Take the English ending off a word in lower case, so that forms of one word are equal. */
export function stem(word: string): string {
  let result = known.get(word);
  if (result === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    result = /^[a-z]+$/.test(word) ? stemmer(word) : word;
    known.set(word, result);
  }
  return result;
}
