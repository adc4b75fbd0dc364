import type { TextRange } from '../../search/index.ts';
import { tokenize } from '../../search/index.ts';

/** Find words in a text as the search reads them, so that a part of an identifier is found too. Sorted, none inside another. */
export function findTerms(text: string, terms: readonly string[]): TextRange[] {
  const wanted = new Set(terms.flatMap((term) => [term.toLowerCase(), ...tokenize(term).map((word) => word.text)]));
  const found = tokenize(text)
    .filter((word) => wanted.has(word.text))
    .map((word): TextRange => [word.start, word.end])
    .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const outer: TextRange[] = [];
  for (const range of found) {
    if (range[1] > (outer.at(-1)?.[1] ?? 0)) outer.push(range);
  }
  return outer;
}
