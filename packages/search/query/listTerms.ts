import { isStopWord } from '../tokenize/stopWords.ts';
import { foldWord } from '../tokenize/tokenize.ts';
import type { ParsedQuery } from './parseQuery.ts';

const MAX_TERMS = 8;

/** List the typed words for highlighting. */
export function listTerms(query: string, parsed: ParsedQuery): string[] {
  const texts =
    parsed.kind === 'text'
      ? [query]
      : parsed.clauses.filter(({ presence }) => presence !== 'not').map(({ text }) => text);
  const words = texts.flatMap((text) => text.split(/\s+/)).map(trim);
  const wanted = words.filter((word) => word !== '' && !isStopWord(foldWord(word)));
  return [...new Set(wanted)].slice(0, MAX_TERMS);
}

/** Such as quotes. */
const trim = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
