import type { Concept, Wish } from '../query/concepts.ts';
import type { Naming } from './coverName.ts';
import { listWanted } from './findMarks.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import { lookFor } from './lookFor.ts';
import { type ConceptScores, scoreConcept } from './scoreConcept.ts';
import type { Weights } from './weights.ts';

/** A concept with its scores. */
export interface Scored {
  concept: Concept;
  scores: ConceptScores;
}

/** A wish as one index sees it. */
export interface Question {
  scored: readonly Scored[];
  /** The words that decide how much of the query a place covers. */
  asked: readonly Scored[];
  /** By how many of those words a place has, what share of its score it keeps. */
  shares: readonly number[];
  naming: Naming;
  weights: Weights;
}

/** Look up every concept of a wish. */
export function askIndex(index: LoadedIndex, wish: Wish, weights: Weights): Question {
  const scored = wish.concepts.map((concept) => ({ concept, scores: scoreConcept(index, concept, weights) }));
  const asked = scored.filter(({ concept: { kind, presence } }) => kind === 'word' && presence !== 'not');
  const wanted = listWanted(wish.concepts);
  const naming = {
    asked: asked.map(({ concept }) => concept),
    wanted,
    named: index.namedBy(wanted.keys()),
    mayName: lookFor(wanted.keys()),
    keyword: weights.keyword,
    exact: weights.exact,
  };
  const shares = [...asked.map((_concept, count) => (count / asked.length) ** weights.coverage), 1];
  return { scored, asked, shares, naming, weights };
}

/** Weigh how much of the query a place has: 1 for all of it. */
export function weighCoverage({ asked, shares }: Question, has: (scores: ConceptScores) => boolean): number {
  let count = 0;
  for (const { scores } of asked) if (has(scores)) count++;
  return shares[count] ?? 1;
}
