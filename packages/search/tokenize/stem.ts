import { stemmer } from 'stemmer';

const known = new Map<string, string>();
/** Then the cache restarts: enough for the words of a few indexes. */
const MAX_KNOWN = 50_000;

/** Strip the English ending of a word. */
export function stem(word: string): string {
  let result = known.get(word);
  if (result === undefined) {
    if (known.size >= MAX_KNOWN) known.clear();
    result = /^[a-z]+$/.test(word) ? stemmer(word) : word;
    known.set(word, result);
  }
  return result;
}
