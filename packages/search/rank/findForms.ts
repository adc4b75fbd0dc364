import { editDistance } from '../query/editDistance.ts';
import { stem } from '../tokenize/stem.ts';
import { type Token, tokenize } from '../tokenize/tokenize.ts';
import type { TextRange } from '../types.ts';

const LETTERS_FOR_EDIT = 4;

type Compare = (word: string, token: string) => boolean;

/** The first that finds anything counts. */
const COMPARISONS: readonly Compare[] = [
  (word, token) => stem(token) === stem(word),
  (word, token) => word.length > 1 && token.startsWith(word),
  (word, token) => {
    const limit = Math.min(2, Math.floor(word.length / LETTERS_FOR_EDIT));
    return limit > 0 && editDistance(word, token, limit) <= limit;
  },
];

/** Find forms of words in a text: other endings, continuations and corrections. Sorted, without overlaps. */
export function findForms(text: string, terms: readonly string[]): TextRange[] {
  // Whole words and names.
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'part');
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

/** A compound is found whole, or else by its parts. */
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
