import type { SearchClient, SearchFailure, SearchOutcome, SearchQuery } from '../types.ts';
import type { ClientPort, SearchReply } from './protocol.ts';

interface Options {
  /** Base of relative addresses, and the only allowed origin. */
  pageHref: string;
  /** Also called after the channel broke. No reply comes after `onBroken`. */
  connect: (onBroken: (failure: SearchFailure) => void) => ClientPort;
}

interface Pending {
  resolve: (reply: SearchReply) => void;
  onEarly: (reply: SearchReply) => void;
}

type Body = { href: string } & ({ type: 'load' } | ({ type: 'search' } & SearchQuery));

/** Create the search client, the page's end of the channel. Other origins are refused. */
export function createSearchClient({ pageHref, connect }: Options): SearchClient {
  const pending = new Map<number, Pending>();
  let port: ClientPort | undefined;
  let lastId = 0;

  const receive = (reply: SearchReply) => {
    const request = pending.get(reply.id);
    if (reply.type === 'early') return request?.onEarly(reply);
    pending.delete(reply.id);
    request?.resolve(reply);
  };
  const open = (): ClientPort => {
    const opened = connect((failure) => {
      for (const id of [...pending.keys()]) receive({ id, type: 'failed', failure });
      port = undefined;
    });
    opened.addEventListener('message', ({ data }) => receive(data));
    return opened;
  };
  /** Starts the other end. The reply is `failed` if the channel breaks. */
  const request = (body: Body, onEarly: Pending['onEarly'] = () => {}): Promise<SearchReply> => {
    const id = ++lastId;
    return new Promise((resolve) => {
      pending.set(id, { resolve, onEarly });
      port ??= open();
      port.postMessage({ ...body, id });
    });
  };

  const { origin } = new URL(pageHref);
  const resolve = (href: string): string | undefined => {
    const url = new URL(href, pageHref);
    return url.origin === origin ? url.href : undefined;
  };

  return {
    async load(href) {
      const address = resolve(href);
      if (address === undefined) return refuse(href);
      const reply = await request({ type: 'load', href: address });
      return reply.type === 'failed' ? { status: 'failed', failure: reply.failure } : { status: 'done' };
    },
    async search(href, query, onEarly = () => {}) {
      const address = resolve(href);
      if (address === undefined) return refuse(href);
      const symbols = query.symbols && resolve(query.symbols);
      const reply = await request({ type: 'search', ...query, href: address, symbols }, (early) => {
        const outcome = toOutcome(early);
        if (outcome.status === 'hits') onEarly(outcome);
      });
      return toOutcome(reply);
    },
  };
}

const fail = (detail: string) => ({ status: 'failed' as const, failure: { kind: 'unreadable' as const, detail } });

const refuse = (href: string) => fail(`The search index ${href} is on another site and is not loaded.`);

function toOutcome(reply: SearchReply): SearchOutcome {
  if (reply.type === 'superseded') return { status: 'superseded' };
  if (reply.type === 'failed') return { status: 'failed', failure: reply.failure };
  if (reply.type === 'loaded') return fail('The search gave a reply of another kind.');
  const { id: _id, type: _type, ...answer } = reply;
  return { status: 'hits', ...answer };
}
