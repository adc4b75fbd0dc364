import type { SearchAnswer, SearchFailure, SearchQuery } from '../types.ts';

/** What the page asks the worker. Indexes are named by their address; each request has a number, which its reply has too. */
export type SearchRequest = { id: number; href: string } & (
  | { type: 'load' }
  | ({ type: 'search' } & SearchQuery)
  | { type: 'findWords'; words: readonly string[] }
);

/** What the worker replies. A search may have `early` hits, without excerpts, before its own. */
export type SearchReply = { id: number } & (
  | { type: 'loaded' }
  | ({ type: 'early' | 'hits' } & SearchAnswer)
  | { type: 'words'; words: string[] }
  | { type: 'superseded' }
  | { type: 'failed'; failure: SearchFailure }
);

/** One end of the channel between page and worker: a `Worker`, a `MessagePort`, and a worker's own scope are such. */
export interface Port<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: { data: Received }) => void): void;
}

/** The page's end. */
export type ClientPort = Port<SearchRequest, SearchReply>;
/** The worker's end. */
export type WorkerPort = Port<SearchReply, SearchRequest>;
