import type { SearchClient, SearchOutcome } from '../types.ts';
import type { SearchReply } from './protocol.ts';
import { type Connect, RequestChannel } from './RequestChannel.ts';

interface Options {
  /** Base of relative addresses, and the only allowed origin. */
  pageHref: string;
  /** Also called after the channel broke. */
  connect: Connect;
}

/** Create the search client. Other origins are refused. */
export function createSearchClient({ pageHref, connect }: Options): SearchClient {
  const channel = new RequestChannel(connect);
  const resolve = (href: string): URL => new URL(href, pageHref);
  const isAllowed = (href: string): boolean => resolve(href).origin === new URL(pageHref).origin;

  return {
    async load(href) {
      if (!isAllowed(href)) return refuse(href);
      const reply = await channel.request({ type: 'load', href: resolve(href).href });
      return reply.type === 'failed' ? { status: 'failed', failure: reply.failure } : { status: 'done' };
    },
    async search(href, query, onEarly = () => {}) {
      if (!isAllowed(href)) return refuse(href);
      const symbols = query.symbols && isAllowed(query.symbols) ? resolve(query.symbols).href : undefined;
      const reply = await channel.request({ type: 'search', href: resolve(href).href, ...query, symbols }, (early) => {
        const outcome = toOutcome(early);
        if (outcome.status === 'hits') onEarly(outcome);
      });
      return toOutcome(reply);
    },
    async findWords(href, words) {
      if (!isAllowed(href)) return [];
      const reply = await channel.request({ type: 'findWords', href: resolve(href).href, words });
      return reply.type === 'words' ? reply.words : [];
    },
  };
}

const fail = (detail: string) => ({ status: 'failed' as const, failure: { kind: 'unreadable' as const, detail } });

const refuse = (href: string) => fail(`The search index ${href} is on another site and is not loaded.`);

function toOutcome(reply: SearchReply): SearchOutcome {
  if (reply.type === 'superseded') return { status: 'superseded' };
  if (reply.type === 'failed') return { status: 'failed', failure: reply.failure };
  if (reply.type !== 'hits' && reply.type !== 'early') return fail('The search gave a reply of another kind.');
  const { id: _id, type: _type, ...answer } = reply;
  return { status: 'hits', ...answer };
}
