import { IndexStates } from './IndexStates.ts';
import type { IndexState, SearchAnswer, SearchClient, SearchOutcome, SearchQuery } from './types.ts';
import type { SearchReply } from './worker/protocol.ts';
import { type Connect, RequestLine } from './worker/RequestLine.ts';

interface Options {
  /** Address of the page, which relative addresses and the origin are judged by. */
  pageHref: string;
  /** Called when something is first needed, and again after it broke. */
  connect: Connect;
}

/** Make what the page searches with: it keeps the states of indexes and lets the newest search of each win. */
export function createSearchClient({ pageHref, connect }: Options): SearchClient {
  const states = new IndexStates();
  const line = new RequestLine(connect, (reason) => states.failAll(reason));
  const newest = new Map<string, number>();
  const absolute = (href: string) => new URL(href, pageHref).href;

  const isElsewhere = (href: string) => new URL(href, pageHref).origin !== new URL(pageHref).origin;

  const load = (href: string): Promise<IndexState> =>
    states.load(href, async () => (isElsewhere(href) ? refuse(href) : loadIndex(line, absolute(href))));
  const startTurn = (href: string) => {
    const turn = (newest.get(href) ?? 0) + 1;
    newest.set(href, turn);
    return () => newest.get(href) !== turn;
  };

  return {
    getState: (href) => states.get(href),
    subscribe: (listener) => states.subscribe(listener),
    load,
    async search(href: string, query: SearchQuery, onEarly?: (answer: SearchAnswer) => void): Promise<SearchOutcome> {
      const isOld = startTurn(href);
      const loading = load(href);
      if (isElsewhere(href)) return refuse(href);
      // The question goes out with the wish to load, so that the answer is the next thing that the worker does.
      const hear = (early: SearchReply) => {
        const outcome = readOutcome(early);
        if (!isOld() && outcome.status === 'hits') onEarly?.(outcome);
      };
      const reply = await line.ask(absolute(href), { ask: 'search', ...query }, hear);
      await loading;
      return isOld() ? { status: 'superseded' } : readOutcome(reply);
    },
    async foresee(href, query, onAnswer) {
      if (isElsewhere(href)) return;
      await line.ask(absolute(href), { ask: 'foresee', ...query }, (reply) => {
        if (reply.say === 'foreseen') onAnswer({ ...query, query: reply.query }, reply.answer);
      });
    },
    async findWords(href, words) {
      if ((await load(href)).status !== 'done') return [];
      const reply = await line.ask(absolute(href), { ask: 'words', words });
      return reply.say === 'words' ? reply.words : [];
    },
    drop(href) {
      startTurn(href);
      if (states.drop(href)) line.send(absolute(href), { ask: 'drop' });
    },
  };
}

const refuse = (href: string) => ({
  status: 'failed' as const,
  reason: `The search index ${href} is on another site and is not loaded.`,
});

async function loadIndex(line: RequestLine, href: string): Promise<IndexState> {
  const reply = await line.ask(href, { ask: 'load' });
  return reply.say === 'failed' ? { status: 'failed', reason: reply.reason } : { status: 'done' };
}

function readOutcome(reply: SearchReply): SearchOutcome {
  if (reply.say === 'superseded') return { status: 'superseded' };
  if (reply.say === 'failed') return { status: 'failed', reason: reply.reason };
  if (reply.say !== 'hits' && reply.say !== 'early')
    return { status: 'failed', reason: 'The search gave an answer of another kind.' };
  const { id: _id, say: _say, ...answer } = reply;
  return { status: 'hits', ...answer };
}
