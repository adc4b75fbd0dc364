import type {
  ClientPort,
  LoadOutcome,
  SearchAnswer,
  SearchClient,
  SearchFailure,
  SearchOutcome,
  SearchQuery,
  SearchReply,
} from '../types.ts';

interface Options {
  /** Base of relative addresses, and the only allowed origin. */
  pageHref: string;
  /** Also called after the channel broke. No reply comes after `onBroken`. */
  connect: (onBroken: (failure: SearchFailure) => void) => ClientPort;
}

interface Pending {
  resolve: (outcome: SearchReply['outcome']) => void;
  onEarly: ((answer: SearchAnswer) => void) | undefined;
}

/** Create the search client, the page's end of the channel. Other origins are refused. */
export function createSearchClient({ pageHref, connect }: Options): SearchClient {
  const pending = new Map<number, Pending>();
  let port: ClientPort | undefined;
  let lastId = 0;

  const receive = ({ id, outcome }: SearchReply) => {
    const request = pending.get(id);
    if (outcome.status === 'hits' && outcome.isEarly) return request?.onEarly?.(outcome);
    pending.delete(id);
    request?.resolve(outcome);
  };
  const open = (): ClientPort => {
    const opened = connect((failure) => {
      for (const id of [...pending.keys()]) receive({ id, outcome: { status: 'failed', failure } });
      port = undefined;
    });
    opened.addEventListener('message', ({ data }) => receive(data));
    return opened;
  };

  const { origin } = new URL(pageHref);
  const resolveHref = (href: string): string | undefined => {
    const url = new URL(href, pageHref);
    return url.origin === origin ? url.href : undefined;
  };

  /** Starts the other end, which answers a search with an outcome of one. */
  function request(href: string): Promise<LoadOutcome>;
  function request(href: string, query: SearchQuery, onEarly?: Pending['onEarly']): Promise<SearchOutcome>;
  async function request(href: string, query?: SearchQuery, onEarly?: Pending['onEarly']) {
    const address = resolveHref(href);
    const detail = `The search index ${href} is on another site and is not loaded.`;
    if (address === undefined) return { status: 'failed', failure: { kind: 'unreadable', detail } };
    const id = ++lastId;
    return new Promise<SearchReply['outcome']>((resolve) => {
      pending.set(id, { resolve, onEarly });
      port ??= open();
      port.postMessage({ id, href: address, query });
    });
  }

  return {
    load: (href) => request(href),
    search: (href, query, onEarly) =>
      request(href, { ...query, symbols: query.symbols && resolveHref(query.symbols) }, onEarly),
  };
}
