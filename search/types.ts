import type { SectionId } from '../common/buildRecord.ts';

/** Part of a text, from `start` up to but without `end`, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** Text of a page around the best place, with the words that were found. */
export interface Excerpt {
  text: string;
  marks: TextRange[];
}

/** What decided that a hit is one. */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** One place of one page that answers a query. All texts are plain: never HTML. */
export interface SearchHit {
  /** Pathname of the page on the site. */
  u: string;
  /** Anchor with its `#`; empty for the page itself. */
  h: string;
  /** Title of the page. */
  t: string;
  /** Heading of the section; empty for the page itself. */
  s: string;
  /** Labels that the page stands under, outermost first, without its own. */
  b: string[];
  type: HitType;
  /** Section of the docs that the page belongs to. */
  context: SectionId | null;
  score: number;
  /** What to mark in `t` and `s`. */
  marks: { t: TextRange[]; s: TextRange[] };
  /** Missing where the page's text cannot be had. */
  excerpt: Excerpt | null;
  /** The document's own words that were found, in small letters: what the target page highlights. */
  terms: string[];
}

/** A mistake in a query's syntax, with its place in the query. */
export interface QueryError {
  message: string;
  start: number;
  end: number;
}

/** What an index says to a query. */
export interface SearchAnswer {
  /** Best first. With an `error`, what the query finds as plain text. */
  hits: SearchHit[];
  /** How many places were found before the limit cut them. */
  total: number;
  error?: QueryError | undefined;
  /** Words of the query that this index does not have, as the reader wrote them, though fuzzy hits may stand for them. */
  unknownWords: string[];
  /** Whether excerpts are still to come. */
  isEarly?: boolean;
  /** Whether further places are still to come, behind these: those that have a phrase are looked for in texts. */
  isPartial?: boolean;
}

/** What to search for in one index. */
export interface SearchQuery {
  query: string;
  limit: number;
  /** First hits that get excerpts, with all others of their pages: each page costs a file. All of them where it is missing. */
  excerpts?: number;
  /** Hits of this section of the docs alone; with `outside`, of all others. Decided before the limit. */
  context?: SectionId | undefined;
  outside?: boolean | undefined;
}

/** How far an index is. */
export type IndexState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'done' }
  | { status: 'failed'; reason: string };

/** How a search ended. `superseded`: a newer one of the same index took its place, so there is nothing to show. */
export type SearchOutcome =
  | ({ status: 'hits' } & SearchAnswer)
  | { status: 'superseded' }
  | { status: 'failed'; reason: string };

/** Searches indexes; an index is named by its address on this origin. */
export interface SearchClient {
  /** How far an index is. The same object until it changes. */
  getState(href: string): IndexState;
  /** Call back after any index changed its state. Returns what ends that. */
  subscribe(listener: () => void): () => void;
  /** Load an index, once; after a failure, again. Never rejects: the state says how it ended. */
  load(href: string): Promise<IndexState>;
  /**
   * Search an index, which is loaded first where it is not. The newest search of an index wins. `onEarly` gets the answer
   * as far as it is known where texts have to be waited for, once or twice. Never rejects.
   */
  search(href: string, query: SearchQuery, onEarly?: (answer: SearchAnswer) => void): Promise<SearchOutcome>;
  /**
   * Answer what a query is likely to be one letter later, until the index is asked something newer. The texts that it takes
   * are loaded. Never rejects.
   */
  foresee(
    href: string,
    query: SearchQuery,
    onAnswer: (query: SearchQuery, answer: SearchAnswer) => void,
  ): Promise<void>;
  /** List which words an index has. Empty where it cannot be loaded. */
  findWords(href: string, words: readonly string[]): Promise<string[]>;
  /** Forget an index. */
  drop(href: string): void;
}

/** A page's hit with those of its sections, best first. The page itself may not be among the hits. */
export interface HitGroup {
  page: SearchHit | null;
  sections: SearchHit[];
}

/** One page through all versions, as an answer to a search of all of them. */
export interface MergedHit {
  hit: SearchHit;
  /** Versions in which the place was found, in the order given, each with its own hit. */
  versions: { name: string; hit: SearchHit }[];
}
