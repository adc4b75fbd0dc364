import type { SearchAnswer, SearchQuery } from '../types.ts';

// What the page and the worker say to each other. Every request has a number, and its answer has the same.

/** What the page asks. Indexes are named by their address. */
export type SearchRequest = { id: number; href: string } & (
  | { ask: 'load' }
  | ({ ask: 'search' } & SearchQuery)
  | ({ ask: 'foresee' } & SearchQuery)
  | { ask: 'words'; words: readonly string[] }
  | { ask: 'drop' }
);

/**
 * What the worker answers. A `drop` has no answer; a `search` may have early hits before its own; a `foresee` has an answer
 * to each query that may come next, before its end.
 */
export type SearchReply = { id: number } & (
  | { say: 'loaded' }
  | ({ say: 'early' | 'hits' } & SearchAnswer)
  | { say: 'foreseen'; query: string; answer: SearchAnswer }
  | { say: 'ended' }
  | { say: 'words'; words: string[] }
  | { say: 'superseded' }
  | { say: 'failed'; reason: string }
);

/** One end of the line between page and worker; a `Worker`, a `MessagePort` and a worker's own scope are such. */
export interface Port<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: { data: Received }) => void): void;
}
