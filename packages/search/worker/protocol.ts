import type { SearchAnswer, SearchFailure, SearchQuery } from '../types.ts';

/** Indexes are named by address. The reply has the same number. */
export type SearchRequest = { id: number; href: string } & ({ type: 'load' } | ({ type: 'search' } & SearchQuery));

/** `early` hits have no excerpts. */
export type SearchReply = { id: number } & (
  | { type: 'loaded' }
  | ({ type: 'early' | 'hits' } & SearchAnswer)
  | { type: 'superseded' }
  | { type: 'failed'; failure: SearchFailure }
);

/** Such as a `Worker` or `MessagePort`. */
interface Port<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: { data: Received }) => void): void;
}

export type ClientPort = Port<SearchRequest, SearchReply>;
export type WorkerPort = Port<SearchReply, SearchRequest>;
