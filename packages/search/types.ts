import type { SymbolKind } from './symbols/nameFile.ts';

/** Part of a text, from `start` up to but without `end`, in UTF-16 units. */
export type TextRange = readonly [start: number, end: number];

/** Text of a page around its best match: words or, where only code matches, a line of it. */
export interface Excerpt {
  text: string;
  marks: TextRange[];
  /** Whether it is a line of code. */
  isCode?: true;
}

/** What decided that a hit is one. */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** One section of one page that answers a query. All texts are plain: never HTML. */
export interface SearchHit {
  /** Pathname of the page on the site. */
  pathname: string;
  /** Anchor with its `#`; empty for the page itself. */
  hash: string;
  title: string;
  /** Heading of the section; empty for the page itself. */
  heading: string;
  /** Labels above the page, outermost first, without its own. */
  breadcrumbs: string[];
  type: HitType;
  /** Area of the docs that the page belongs to. */
  area: string | null;
  score: number;
  marks: { title: TextRange[]; heading: TextRange[] };
  /** Missing where the page's text cannot be had. */
  excerpt: Excerpt | null;
  /** The reader's words as they were typed, and those of the docs for misspelt ones: the target page highlights their forms. */
  terms: string[];
}

/**
 * What is wrong with a query: a word is missing behind a field or a sign, more than one sign leads a word, there is no such
 * field, or the number behind `~` or `^` is none.
 */
export type QueryMistake = 'noTerm' | 'noTermOrField' | 'manySigns' | 'onlyNot' | 'unknownField' | 'distance' | 'boost';

/** A mistake in a query's syntax, with its place in the query: an unknown field is the text there. */
export interface QueryError {
  mistake: QueryMistake;
  start: number;
  end: number;
}

/** A symbol whose name the query has. */
export interface SymbolHit {
  name: string;
  kind: SymbolKind | 'member';
  packageName: string;
  /** Pathname and anchor of the place that explains it, else of its place in the reference. */
  pathname: string;
  hash: string;
  /** Title of the page that explains it; undefined where none does. */
  explainedIn: string | undefined;
  /** How well it fits; 0 fits best. */
  rank: number;
  /** Its declaration, in one line; undefined while it is loaded, and where it cannot be had. */
  signature?: string | undefined;
}

/** What an index answers to a query. */
export interface SearchAnswer {
  /** Best first. With an `error`, what the query finds as plain text. */
  hits: SearchHit[];
  /** Those that fit the query best; empty without a file of names, or for a query that is no name. */
  symbols: SymbolHit[];
  /** How many sections were found before the limit cut them. */
  total: number;
  error?: QueryError | undefined;
  /** Whether excerpts and signatures are still to come. */
  isEarly?: boolean;
}

export interface SearchQuery {
  query: string;
  limit: number;
  /** First hits that get excerpts, with all others of their pages: each page costs a file. All of them where it is missing. */
  excerpts?: number;
  /** How many symbols to list at most: each package of one costs a file. */
  symbols?: number;
  /** Hits of this area of the docs alone; with `isOutside`, of all others. Decided before the limit. */
  area?: string | undefined;
  isOutside?: boolean | undefined;
  /** Address of the version's file of names, which is loaded for the first query that may be a name. */
  names?: string | undefined;
}

/**
 * Why an index cannot be searched: there is no connection, the server answered with another status than success, the file is
 * not one that can be searched, or the worker stopped. `detail` is for the log.
 */
export type SearchFailure =
  | { kind: 'offline' | 'stopped' }
  | { kind: 'refused'; status: number }
  | { kind: 'unreadable'; detail: string };

/** How loading an index ended. */
export type LoadOutcome = { status: 'done' } | { status: 'failed'; failure: SearchFailure };

/** How a search ended. `superseded`: a newer one of the same index took its place, so there is nothing to show. */
export type SearchOutcome =
  | ({ status: 'hits' } & SearchAnswer)
  | { status: 'superseded' }
  | { status: 'failed'; failure: SearchFailure };

/** What the page asks the worker: an index is named by its address, and loaded alone where there is no query. */
export interface SearchRequest {
  id: number;
  href: string;
  query?: SearchQuery | undefined;
}

/** The answer to the request of the same number. One with early hits comes before another one. */
export interface SearchReply {
  id: number;
  outcome: SearchOutcome | LoadOutcome;
}

/** Such as a `Worker` or `MessagePort`. */
interface Port<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: { data: Received }) => void): void;
}

export type ClientPort = Port<SearchRequest, SearchReply>;
export type WorkerPort = Port<SearchReply, SearchRequest>;

/** Searches indexes; an index is named by its address on this origin. Its methods never reject. */
export interface SearchClient {
  /** Start the other end ahead of the first request. */
  start(): void;
  /** Load an index, once; after a failure, again. */
  load(href: string): Promise<LoadOutcome>;
  /**
   * Search an index, which is loaded first where it is not. The newest search of an index wins. `onEarly` gets the hits
   * without excerpts where texts have to be waited for.
   */
  search(href: string, query: SearchQuery, onEarly?: (answer: SearchAnswer) => void): Promise<SearchOutcome>;
}

/** A page with hits in its headings, best first. */
export interface HitGroup {
  page: SearchHit;
  sections: SearchHit[];
}

/** A page or symbol through all versions, as an answer to a search of all of them. */
export interface Merged<Hit> {
  hit: Hit;
  /** Versions in which it was found, in the order given, each with its own hit. */
  versions: { name: string; hit: Hit }[];
}
