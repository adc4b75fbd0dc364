import type { IndexState, SearchClient, SearchOutcome, SearchQuery } from './types.ts';
import type { Port, SearchReply, SearchRequest } from './worker/protocol.ts';

const IDLE: IndexState = { status: 'idle' };

type Question = SearchRequest extends infer Request
  ? Request extends SearchRequest
    ? Omit<Request, 'id' | 'href'>
    : never
  : never;

interface Options {
  /** Address of the page, which relative addresses and the origin are judged by. */
  pageHref: string;
  /** Start what answers: called once, when it is first needed. `onBroken` says that no answer will come any more. */
  connect: (onBroken: (reason: string) => void) => Port<SearchRequest, SearchReply>;
}

/** Make what the page searches with: it numbers requests, keeps the states of indexes, and lets the newest search win. */
export function createSearchClient({ pageHref, connect }: Options): SearchClient {
  const states = new Map<string, IndexState>();
  const loads = new Map<string, Promise<IndexState>>();
  const listeners = new Set<() => void>();
  const waiting = new Map<number, (reply: SearchReply) => void>();
  const newest = new Map<string, number>();
  let port: Port<SearchRequest, SearchReply> | undefined;
  let lastId = 0;

  const settle = (reply: SearchReply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  };
  const breakOff = (reason: string) => {
    for (const id of [...waiting.keys()]) settle({ id, say: 'failed', reason });
    for (const href of states.keys()) setState(href, { status: 'failed', reason });
    loads.clear();
    port = undefined;
  };
  const open = () => {
    if (!port) {
      port = connect(breakOff);
      port.addEventListener('message', ({ data }) => settle(data));
    }
    return port;
  };
  const send = (href: string, question: Question): void => open().postMessage({ ...question, id: ++lastId, href });
  const ask = (href: string, question: Question): Promise<SearchReply> =>
    new Promise((resolve) => {
      waiting.set(lastId + 1, resolve);
      send(href, question);
    });
  const setState = (href: string, state: IndexState) => {
    states.set(href, state);
    for (const listener of listeners) listener();
  };

  async function load(href: string): Promise<IndexState> {
    setState(href, { status: 'loading' });
    const problem = originProblem(href, pageHref);
    const reply: SearchReply = problem
      ? { id: 0, say: 'failed', reason: problem }
      : await ask(absolute(href, pageHref), { ask: 'load' });
    const state: IndexState = reply.say === 'failed' ? { status: 'failed', reason: reply.reason } : { status: 'done' };
    // Dropped in the meantime: there is no state to set.
    if (!loads.has(href) && state.status === 'done') return state;
    if (state.status === 'failed') loads.delete(href);
    setState(href, state);
    return state;
  }

  const client: SearchClient = {
    getState: (href) => states.get(href) ?? IDLE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(href) {
      let loading = loads.get(href);
      if (!loading) {
        // The state must not be set before the caller can ask for it again.
        loading = Promise.resolve().then(() => load(href));
        loads.set(href, loading);
      }
      return loading;
    },
    async search(href, query: SearchQuery): Promise<SearchOutcome> {
      const turn = (newest.get(href) ?? 0) + 1;
      newest.set(href, turn);
      const isOld = () => newest.get(href) !== turn;
      const state = await client.load(href);
      if (isOld()) return { status: 'superseded' };
      if (state.status === 'failed') return state;
      const reply = await ask(absolute(href, pageHref), { ask: 'search', ...query });
      if (isOld() || reply.say === 'superseded') return { status: 'superseded' };
      if (reply.say === 'failed') return { status: 'failed', reason: reply.reason };
      if (reply.say !== 'hits') return { status: 'failed', reason: 'The search gave an answer of another kind.' };
      const { id: _id, say: _say, ...answer } = reply;
      return { status: 'hits', ...answer };
    },
    async findWords(href, words) {
      if ((await client.load(href)).status !== 'done') return [];
      const reply = await ask(absolute(href, pageHref), { ask: 'words', words });
      return reply.say === 'words' ? reply.words : [];
    },
    drop(href) {
      if (loads.delete(href) && port) send(absolute(href, pageHref), { ask: 'drop' });
      newest.set(href, (newest.get(href) ?? 0) + 1);
      states.delete(href);
      for (const listener of listeners) listener();
    },
  };
  return client;
}

const absolute = (href: string, pageHref: string): string => new URL(href, pageHref).href;

function originProblem(href: string, pageHref: string): string | undefined {
  const { origin, href: full } = new URL(href, pageHref);
  return origin === new URL(pageHref).origin
    ? undefined
    : `The search index ${full} is on another site and is not loaded.`;
}
