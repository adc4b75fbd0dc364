import { isStopWord } from '../tokenize/stopWords.ts';
import { foldWord } from '../tokenize/tokenize.ts';
import type { ParsedQuery } from './parseQuery.ts';

/** Words that a target page highlights at most. */
const MAX_TERMS = 8;

/** List the words that a reader searched for, as they were typed, for the target page to highlight. */
export function listTerms(query: string, parsed: ParsedQuery): string[] {
  const texts =
    parsed.kind === 'text'
      ? [query]
      : parsed.clauses.filter(({ presence }) => presence !== 'not').map(({ text }) => text);
  const words = texts.flatMap((text) => text.split(/\s+/)).map(trim);
  const wanted = words.filter((word) => word !== '' && !isStopWord(foldWord(word)));
  return [...new Set(wanted)].slice(0, MAX_TERMS);
}

/** Remove what stands around a word, such as quotes and a question mark. */
const trim = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
