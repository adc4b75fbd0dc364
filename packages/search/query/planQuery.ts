import { FIELDS, type FieldName } from '../format/indexFile.ts';
import type { SearchIndex } from '../format/SearchIndex.ts';
import { listWords, stem, type Token, tokenize } from '../tokenize/tokenize.ts';
import { WEIGHTS } from '../weights.ts';
import type { Clause } from './parseQuery.ts';
import type { Nearness } from './Vocabulary.ts';

export interface Alternative {
  stem: string;
  weight: number;
  /** The word of the docs that stands for a misspelt one. */
  correction?: string;
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

export interface QueryPlan {
  terms: Term[];
  phrases: Phrase[];
  /** Whether the docs lack one of the words. */
  isMisspelt: boolean;
}

const MAX_WORDS = 16;
/** More are meaningless. */
const MAX_EXPANSIONS = 60;
const MAX_SIMILAR = 6;
/** In letters: a shorter beginning resembles those of many words. */
const MIN_BEGINNING = 6;
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
  const has = (wanted: WordPlan['state']) => planned.some(({ state }) => state === wanted);
  const isMeaningless = has('unknown') && !has('known') && joined.length === 0;
  const terms = isMeaningless ? [] : [...planned.flatMap((word) => word.terms), ...joined];
  return { terms, phrases: [], isMisspelt: has('similar') || has('unknown') };
}

interface WordPlan {
  terms: Term[];
  /** How the docs have the word. Nothing is said of a stop word, or of a first letter. */
  state?: 'known' | 'similar' | 'unknown';
}

function planWord(index: SearchIndex, { text, stem: name, isStopWord, end }: Token, openEnd?: number): WordPlan {
  const isOpen = end === openEnd;
  const longer = isOpen && text.length > 1 ? findLonger(index, text) : [];
  if (isStopWord) return { terms: createTerms(longer, { kind: 'extra' }) };
  const found = [...findExact(index, name), ...longer];
  if (found.length > 0) return { terms: createTerms(found), state: 'known' };
  if (isOpen && text.length === 1) return { terms: [] };
  const similar = findSimilarWord(index, text, isOpen);
  if (similar.length > 0) return { terms: createTerms(similar), state: 'similar' };
  const terms = splitWord(index, text).flatMap((half) => createTerms([half]));
  return { terms, state: terms.length > 0 ? 'known' : 'unknown' };
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
  state: 'known',
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
  return { terms: known.flatMap((clause) => planClause(index, clause)), phrases, isMisspelt: false };
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
    const similar = edits === 0 ? [] : findSimilar(index, word.text, { limit: edits });
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

/** An unfinished word is compared with beginnings only where no whole word is near. */
function findSimilarWord(index: SearchIndex, word: string, isOpen: boolean): Alternative[] {
  const whole = findSimilar(index, word);
  return whole.length > 0 || !isOpen || word.length < MIN_BEGINNING ? whole : findSimilar(index, word, { isOpen });
}

/** Find the words with the fewest edits, or all within a limit. */
function findSimilar(index: SearchIndex, word: string, nearness: Nearness = {}): Alternative[] {
  const near = index.vocabulary.findNear(word, nearness);
  const most = nearness.limit ?? near[0]?.edits ?? 0;
  const nearest = near.filter(({ edits }) => edits <= most).slice(0, MAX_SIMILAR);
  return nearest.map(({ word: found, edits }) => {
    const similarity = 1 - edits / Math.max(word.length, found.length);
    return { stem: stem(found), weight: WEIGHTS.fuzzy * similarity, correction: found };
  });
}

const MAX_CORRECTIONS = 8;

/** List the words that stand for misspelt ones, for highlighting. */
export const listCorrections = (terms: readonly Term[]): string[] =>
  terms
    .flatMap(({ alternatives }) => alternatives.flatMap(({ correction }) => correction ?? []))
    .slice(0, MAX_CORRECTIONS);

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
