import { editDistance } from '../query/editDistance.ts';
import { stem } from '../tokenize/stem.ts';
import { type Token, tokenize } from '../tokenize/tokenize.ts';
import type { TextRange } from '../types.ts';

/** Letters of a word for each edit that it may be away from another. */
const LETTERS_FOR_EDIT = 4;

type Compare = (word: string, token: string) => boolean;

/** When a word of a text is a form of a reader's word, from sure to likely: the first that finds anything counts. */
const COMPARISONS: readonly Compare[] = [
  (word, token) => stem(token) === stem(word),
  (word, token) => word.length > 1 && token.startsWith(word),
  (word, token) => {
    const limit = Math.min(2, Math.floor(word.length / LETTERS_FOR_EDIT));
    return limit > 0 && editDistance(word, token, limit) <= limit;
  },
];

/**
 * Find the forms of a reader's words in a text: other endings, longer words for a beginning, and the right spelling of a
 * misspelt one. Sorted, none inside another.
 */
export function findForms(text: string, terms: readonly string[]): TextRange[] {
  const tokens = tokenize(text);
  const found = terms
    .flatMap((term) => findTerm(tokens, term))
    .map((token): TextRange => [token.start, token.end])
    .sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const outer: TextRange[] = [];
  for (const range of found) {
    if (range[1] > (outer.at(-1)?.[1] ?? 0)) outer.push(range);
  }
  return outer;
}

/** A compound is found whole, and by its parts only where the text does not have it. */
function findTerm(tokens: readonly Token[], term: string): Token[] {
  const words = tokenize(term);
  const compounds = words.filter(({ kind }) => kind === 'compound');
  const whole = compounds.flatMap(({ text }) => findWord(tokens, text));
  if (whole.length > 0) return whole;
  return words.filter((word) => !compounds.includes(word)).flatMap(({ text }) => findWord(tokens, text));
}

function findWord(tokens: readonly Token[], word: string): Token[] {
  for (const isForm of COMPARISONS) {
    const found = tokens.filter(({ text }) => isForm(word, text));
    if (found.length > 0) return found;
  }
  return [];
}
