import { FIELDS, type FieldName } from '../format/indexFile.ts';
import type { SearchIndex } from '../format/SearchIndex.ts';
import { listWords, stem, type Token, tokenize } from '../tokenize/tokenize.ts';
import { WEIGHTS } from '../weights.ts';
import type { Clause } from './parseQuery.ts';
import { findSimilarWords } from './similarWords.ts';

export interface Alternative {
  stem: string;
  weight: number;
}

export interface Term {
  alternatives: Alternative[];
  fields: readonly FieldName[];
  presence: 'may' | 'must' | 'not';
  boost: number;
  /** An `extra` only adds to the score. */
  kind: 'word' | 'extra';
}

/** Words that must, or must not, follow each other. */
export interface Phrase {
  words: Pick<Token, 'stem' | 'isStopWord'>[];
  fields: readonly FieldName[];
  isExcluded: boolean;
}

interface QueryPlan {
  terms: Term[];
  phrases: Phrase[];
}

const MAX_WORDS = 16;
/** More are meaningless. */
const MAX_EXPANSIONS = 60;
/** In letters. */
const MIN_HALF = 3;

/** Plan ordinary text. Its last word may be unfinished. */
export function planText(index: SearchIndex, query: string): QueryPlan {
  const tokens = tokenize(query).slice(0, MAX_WORDS * 2);
  const words = tokens.filter(({ kind }) => kind !== 'compound').slice(0, MAX_WORDS);
  const openEnd = /\s$/.test(query) ? undefined : words.at(-1)?.end;
  const planned = words.map((word) =>
    word.compound && index.hasStem(word.compound) ? planPart(index, word) : planWord(index, word, openEnd),
  );
  const joined = [
    ...tokens.filter(({ kind }) => kind === 'compound').map(({ text, end }) => ({ text, end, kind: 'word' as const })),
    ...listNeighbours(words),
  ].flatMap((name) => planJoined(index, name, openEnd));
  // Without a known word, each one must be a likely typing error.
  const isMeaningless = planned.some((word) => word.isKnown === false) && !planned.some((word) => word.isKnown);
  const terms = isMeaningless && joined.length === 0 ? [] : [...planned.flatMap((word) => word.terms), ...joined];
  return { terms, phrases: [] };
}

interface WordPlan {
  terms: Term[];
  /** Undefined for a word that decides nothing: a stop word, or one that is similar to others. */
  isKnown?: boolean;
}

function planWord(index: SearchIndex, { text, stem: name, isStopWord, end }: Token, openEnd?: number): WordPlan {
  const isOpen = end === openEnd;
  const longer = isOpen && text.length > 1 ? findLonger(index, text) : [];
  if (isStopWord) return { terms: createTerms(longer, { kind: 'extra' }) };
  const found = [...findExact(index, name), ...longer];
  if (found.length > 0) return { terms: createTerms(found), isKnown: true };
  if (isOpen && text.length === 1) return { terms: [] };
  const similar = findSimilar(index, text);
  if (similar.length > 0) return { terms: createTerms(similar) };
  const terms = splitWord(index, text).flatMap((half) => createTerms([half]));
  return { terms, isKnown: terms.length > 0 };
}

/** `filesystem` may be `file system` in the docs. */
function splitWord(index: SearchIndex, text: string): Alternative[] {
  for (let at = MIN_HALF; at <= text.length - MIN_HALF; at++) {
    const halves = [text.slice(0, at), text.slice(at)].flatMap((half) => findExact(index, stem(half)));
    if (halves.length === 2) return halves;
  }
  return [];
}

/** Many names share a part of a compound, so it only adds to the score. */
const planPart = (index: SearchIndex, { stem: name }: Token): WordPlan => ({
  terms: createTerms(findExact(index, name), { kind: 'extra' }),
  isKnown: true,
});

interface Joined extends Pick<Term, 'kind'> {
  text: string;
  end: number;
}

/** `sub process` may be `subprocess`. */
const listNeighbours = (words: readonly Token[]): Joined[] =>
  words.flatMap((word, position) => {
    const next = words[position + 1];
    return word.kind === 'word' && next?.kind === 'word'
      ? [{ text: word.text + next.text, end: next.end, kind: 'extra' }]
      : [];
  });

/** Plan a possible compound, or joined neighbours. */
function planJoined(index: SearchIndex, { text, end, kind }: Joined, openEnd?: number): Term[] {
  const boost = WEIGHTS.compound;
  const exact = findExact(index, stem(text));
  if (exact.length > 0) return createTerms(exact, { boost, kind });
  const longer = end === openEnd ? findLonger(index, text) : [];
  const found = longer.length > 0 || kind === 'extra' ? longer : findSimilar(index, text);
  return createTerms(found, { boost, kind: 'extra' });
}

/** Plan the query language. */
export function planClauses(index: SearchIndex, clauses: readonly Clause[]): QueryPlan {
  const known = clauses.slice(0, MAX_WORDS);
  const phrases = known
    .filter(({ kind }) => kind === 'phrase')
    .map(({ text, fields, presence }) => ({ words: listWords(text), fields, isExcluded: presence === 'not' }));
  return { terms: known.flatMap((clause) => planClause(index, clause)), phrases };
}

function planClause(index: SearchIndex, clause: Clause): Term[] {
  const { text, kind, distance, isPlain, fields, boost, presence } = clause;
  const words = listWords(text).filter(({ isStopWord }) => !isStopWord);
  if (kind === 'phrase') {
    if (presence === 'not') return [];
    return words.map((word) => createTerm([{ stem: word.stem, weight: 1 }], { fields, boost, presence: 'must' }));
  }
  return words.map((word) => {
    const exact = findExact(index, word.stem);
    const edits = distance ?? (isPlain && exact.length === 0 ? undefined : 0);
    const similar = edits === 0 ? [] : findSimilar(index, word.text, edits);
    return createTerm([...exact, ...similar], { fields, boost, presence });
  });
}

const findExact = (index: SearchIndex, name: string): Alternative[] =>
  index.hasStem(name) ? [{ stem: name, weight: 1 }] : [];

function findLonger(index: SearchIndex, prefix: string): Alternative[] {
  const stems = new Set(index.words.filter((word) => word.startsWith(prefix)).map(stem));
  stems.delete(stem(prefix));
  return [...stems].slice(0, MAX_EXPANSIONS).map((name) => ({ stem: name, weight: WEIGHTS.prefix }));
}

const findSimilar = (index: SearchIndex, word: string, limit?: number): Alternative[] =>
  findSimilarWords(index.words, word, limit).map(({ word: found, similarity }) => ({
    stem: stem(found),
    weight: WEIGHTS.fuzzy * similarity,
  }));

const createTerm = (alternatives: Alternative[], changes: Partial<Term> = {}): Term => ({
  alternatives,
  fields: FIELDS,
  presence: 'may',
  boost: 1,
  kind: 'word',
  ...changes,
});

const createTerms = (alternatives: Alternative[], changes?: Partial<Term>): Term[] =>
  alternatives.length > 0 ? [createTerm(alternatives, changes)] : [];
