import type { FieldName } from '../format/indexFile.ts';

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
  /** As typed. */
  unknownWords: string[];
}
