import type { FieldName } from '../engine/fields.ts';

/** A stem that stands for a word of the query, and how well. */
export interface Alternative {
  stem: string;
  weight: number;
}

/** One thing that a query asks for. */
export interface Concept {
  /** The word as the reader wrote it. */
  word: string;
  alternatives: Alternative[];
  fields: readonly FieldName[];
  presence: 'may' | 'must' | 'not';
  boost: number;
  /** `word`s decide how much of the query a place covers; an `extra` only adds to the score. */
  kind: 'word' | 'extra';
}

/** Words in a row that a place must have, or must not have. */
export interface Phrase {
  stems: string[];
  /** Those of words that every field is indexed with: no stop words. */
  indexed: string[];
  fields: readonly FieldName[];
  isWanted: boolean;
}

/** A query, looked up in one index. */
export interface Wish {
  concepts: Concept[];
  phrases: Phrase[];
  unknownWords: string[];
}
