import type { FieldName } from '../format/indexFile.ts';

/** A stem that a term is searched by, and how well it stands for the reader's word. */
export interface Alternative {
  stem: string;
  weight: number;
}

/** One word of a query, as it is searched in one index. */
export interface Term {
  alternatives: Alternative[];
  fields: readonly FieldName[];
  presence: 'may' | 'must' | 'not';
  boost: number;
  /** `word`s decide how much of the query a section covers; an `extra` only adds to the score. */
  kind: 'word' | 'extra';
}

/** Words in a row that a section must have, or must not have. */
export interface Phrase {
  stems: string[];
  /** Those of its stems that are indexed: stop words are not. */
  indexed: string[];
  fields: readonly FieldName[];
  isExcluded: boolean;
}

/** What a query comes to in one index. */
export interface QueryPlan {
  terms: Term[];
  phrases: Phrase[];
  /** Words that the docs do not have, as the reader wrote them. */
  unknownWords: string[];
}
