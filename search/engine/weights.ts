import type { FieldName } from './fields.ts';

/** Everything that decides the order of hits. Tuned on the development set of the queries, in which three folds agreed. */
export interface Weights {
  /** BM25: how much length counts, and how soon repetition stops counting. */
  b: number;
  k1: number;
  fields: Record<FieldName, number>;
  /** What a word counts that stands for the reader's: the beginning of a longer one, a misspelt one, a synonym that the docs have instead. */
  prefix: number;
  fuzzy: number;
  synonym: number;
  /** A synonym where the docs have the reader's word too. */
  loose: number;
  /** A compound as a whole, and its parts where the docs have the whole. */
  whole: number;
  part: number;
  /** A word like `use` in a question. */
  asking: number;
  /** A stop word in a title or heading. */
  stop: number;
  /** What a section gets of its page's score. */
  page: number;
  /** What a page's whole text counts in its score. */
  body: number;
  /** Power of the share of the query's words that a place has. */
  coverage: number;
  /** Bonus for a title or heading that the query names, by the shares of both. */
  title: number;
  /** How much more of it a name gets that the query says in full, and nothing else. */
  exact: number;
  /** Bonus for a text that keeps together what stands together in the query. */
  near: number;
  /** The same where a page's leading section is chosen. */
  leadNear: number;
  /** What a keyword that the query names counts, compared with a title. */
  keyword: number;
  /** How much more of the query another place of a page has to show to stand before its best. */
  lead: number;
  /** How much more a page counts to which the first page links, and how near it may come to the first. */
  linked: number;
  linkedMost: number;
  /** What each further place of one page counts of the one before. */
  again: number;
}

export const WEIGHTS: Weights = {
  b: 0.4,
  k1: 2,
  fields: { title: 13, heading: 2.4, keywords: 2.3, description: 1.4, content: 1 },
  prefix: 0.9,
  fuzzy: 0.8,
  synonym: 0.75,
  loose: 0.6,
  whole: 0.45,
  part: 0.65,
  asking: 0.55,
  stop: 0.3,
  page: 0.5,
  body: 0.4,
  coverage: 0.48,
  title: 0.6,
  exact: 0.3,
  near: 0.25,
  leadNear: 0.7,
  keyword: 0.84,
  lead: 1.1,
  linked: 0.28,
  linkedMost: 0.9,
  again: 0.35,
};
