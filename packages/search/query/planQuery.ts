import { FIELDS, type FieldName } from '../format/indexFile.ts';
import type { SearchIndex } from '../format/SearchIndex.ts';
import { stem } from '../tokenize/stem.ts';
import { isStopWord } from '../tokenize/stopWords.ts';
import { type Token, tokenize } from '../tokenize/tokenize.ts';
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
  stems: string[];
  /** Without stop words. */
  indexed: string[];
  fields: readonly FieldName[];
  isExcluded: boolean;
}

export interface QueryPlan {
  terms: Term[];
  phrases: Phrase[];
}

const MAX_WORDS = 16;
/** More are meaningless. */
const MAX_EXPANSIONS = 60;
/** In letters. */
const MIN_HALF = 3;

/** Plan ordinary text. Its last word may be unfinished. */
export function planText(index: SearchIndex, text: string): QueryPlan {
  const tokens = tokenize(text).slice(0, MAX_WORDS * 2);
  const words = tokens.filter(({ kind }) => kind !== 'compound').slice(0, MAX_WORDS);
  const compounds = tokens.filter(({ kind }) => kind === 'compound');
  const openEnd = /\s$/.test(text) ? undefined : words.at(-1)?.end;
  const isOpen = ({ end }: Pick<Token, 'end'>) => end === openEnd;
  const planned = words.map((word) => {
    const compound = compounds.find(({ start, end }) => start <= word.start && end >= word.end);
    const isPart = compound && index.hasWord(compound.text);
    return isPart ? planPart(index, word.text) : planWord(index, word.text, isOpen(word));
  });
  const joined = [
    ...compounds.flatMap((token) => planJoined(index, token.text, { kind: 'word', isOpen: isOpen(token) })),
    ...listNeighbours(words).flatMap((pair) => planJoined(index, pair.text, { kind: 'extra', isOpen: isOpen(pair) })),
  ];
  return {
    terms: isMeaningless(planned) && joined.length === 0 ? [] : [...planned.flatMap(({ terms }) => terms), ...joined],
    phrases: [],
  };
}

interface WordPlan {
  terms: Term[];
  /** `similar`: it may be misspelled. */
  status: 'known' | 'similar' | 'unknown' | 'ignored';
}

/** Without a known word, each one must be a likely typing error. */
const isMeaningless = (planned: readonly WordPlan[]): boolean =>
  planned.some(({ status }) => status === 'unknown') && !planned.some(({ status }) => status === 'known');

/** Plan the query language. */
export function planClauses(index: SearchIndex, clauses: readonly Clause[]): QueryPlan {
  const plan: QueryPlan = { terms: [], phrases: [] };
  for (const clause of clauses.slice(0, MAX_WORDS)) {
    if (clause.kind === 'phrase') addPhrase(plan, clause);
    else addTerm(index, plan, clause);
  }
  return plan;
}

function planWord(index: SearchIndex, text: string, isOpen: boolean): WordPlan {
  const longer = isOpen && text.length > 1 ? expand(index, text) : [];
  if (isStopWord(text)) return { terms: createTerms(longer, WEIGHTS.prefix, 'extra'), status: 'ignored' };
  const exact = index.hasWord(text) ? [stem(text)] : [];
  const found = [...weigh(exact, 1), ...weigh(longer, WEIGHTS.prefix)];
  if (found.length > 0) return { terms: [createTerm(found)], status: 'known' };
  if (isOpen && text.length === 1) return { terms: [], status: 'ignored' };
  const similar = findSimilar(index, text);
  if (similar.length > 0) return { terms: [createTerm(similar)], status: 'similar' };
  const halves = splitWord(index, text);
  const terms = halves.map((half) => createTerm(weigh([stem(half)], 1)));
  return { terms, status: terms.length > 0 ? 'known' : 'unknown' };
}

/** `filesystem` may be `file system` in the docs. */
function splitWord(index: SearchIndex, text: string): string[] {
  for (let at = MIN_HALF; at <= text.length - MIN_HALF; at++) {
    const halves = [text.slice(0, at), text.slice(at)];
    if (halves.every((half) => index.hasWord(half))) return halves;
  }
  return [];
}

/** Many names share a part of a compound, so it only adds to the score. */
const planPart = (index: SearchIndex, text: string): WordPlan => ({
  terms: createTerms(index.hasWord(text) ? [stem(text)] : [], 1, 'extra'),
  status: 'known',
});

/** Plan a possible compound, or joined neighbours. */
function planJoined(
  index: SearchIndex,
  text: string,
  { kind, isOpen }: { kind: Term['kind']; isOpen: boolean },
): Term[] {
  const boost = WEIGHTS.compound;
  if (index.hasWord(text)) return [{ ...createTerm(weigh([stem(text)], 1)), boost, kind }];
  const longer = isOpen ? weigh(expand(index, text), WEIGHTS.prefix) : [];
  const found = longer.length > 0 || kind === 'extra' ? longer : findSimilar(index, text);
  return found.length > 0 ? [{ ...createTerm(found), boost, kind: 'extra' }] : [];
}

/** `sub process` may be `subprocess`. */
const listNeighbours = (words: readonly Token[]): { text: string; end: number }[] =>
  words.flatMap((word, position) => {
    const next = words[position + 1];
    return word.kind === 'word' && next?.kind === 'word' ? [{ text: word.text + next.text, end: next.end }] : [];
  });

function addTerm(index: SearchIndex, plan: QueryPlan, { text, distance, ...clause }: Clause): void {
  const { isPlain, fields, boost, presence } = clause;
  for (const { text: word, kind } of tokenize(text)) {
    if (kind === 'compound' || isStopWord(word)) continue;
    const exact = index.hasWord(word) ? weigh([stem(word)], 1) : [];
    const edits = distance ?? (isPlain && exact.length === 0 ? undefined : 0);
    const similar = edits === 0 ? [] : findSimilar(index, word, edits);
    plan.terms.push({ alternatives: [...exact, ...similar], fields, presence, boost, kind: 'word' });
  }
}

function addPhrase(plan: QueryPlan, { text, fields, presence, boost }: Clause): void {
  const words = tokenize(text).flatMap(({ text: word, kind }) => (kind === 'compound' ? [] : [word]));
  const indexed = words.filter((word) => !isStopWord(word)).map(stem);
  const isExcluded = presence === 'not';
  plan.phrases.push({ stems: words.map(stem), indexed, fields, isExcluded });
  if (isExcluded) return;
  for (const name of indexed)
    plan.terms.push({ alternatives: weigh([name], 1), fields, presence: 'must', boost, kind: 'word' });
}

function expand(index: SearchIndex, prefix: string): string[] {
  const stems = new Set<string>();
  for (const word of index.wordsWithPrefix(prefix)) {
    if (stems.size >= MAX_EXPANSIONS) break;
    if (stem(word) !== stem(prefix)) stems.add(stem(word));
  }
  return [...stems];
}

const findSimilar = (index: SearchIndex, word: string, limit?: number): Alternative[] =>
  findSimilarWords(index.words, word, limit).map(({ word: found, similarity }) => ({
    stem: stem(found),
    weight: WEIGHTS.fuzzy * similarity,
  }));

const weigh = (stems: readonly string[], weight: number): Alternative[] =>
  stems.map((name) => ({ stem: name, weight }));

const createTerm = (alternatives: Alternative[]): Term => ({
  alternatives,
  fields: FIELDS,
  presence: 'may',
  boost: 1,
  kind: 'word',
});

const createTerms = (stems: readonly string[], weight: number, kind: Term['kind'] = 'word'): Term[] =>
  stems.length > 0 ? [{ ...createTerm(weigh(stems, weight)), kind }] : [];
