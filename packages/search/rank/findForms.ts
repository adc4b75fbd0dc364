import { type Token, tokenize } from '../tokenize/tokenize.ts';
import type { TextRange } from '../types.ts';

/** The first that finds anything counts. */
const COMPARISONS: readonly ((word: Token, token: Token) => boolean)[] = [
  (word, token) => token.stem === word.stem,
  (word, token) => word.text.length > 1 && token.text.startsWith(word.text),
];

/** Find forms of words in a text: other endings and continuations. In order. */
export function findForms(text: string, terms: readonly string[]): TextRange[] {
  // Whole words and names.
  const tokens = tokenize(text).filter(({ kind }) => kind !== 'part');
  const found = new Set(terms.flatMap((term) => findTerm(tokens, term)));
  return tokens.filter((token) => found.has(token)).map(({ start, end }) => [start, end]);
}

/** A compound is found whole, or else by its parts. */
function findTerm(tokens: readonly Token[], term: string): Token[] {
  const words = tokenize(term);
  const whole = words.filter(({ kind }) => kind === 'compound').flatMap((word) => findWord(tokens, word));
  if (whole.length > 0) return whole;
  return words.filter(({ kind }) => kind !== 'compound').flatMap((word) => findWord(tokens, word));
}

function findWord(tokens: readonly Token[], word: Token): Token[] {
  for (const isForm of COMPARISONS) {
    const found = tokens.filter((token) => isForm(word, token));
    if (found.length > 0) return found;
  }
  return [];
}
