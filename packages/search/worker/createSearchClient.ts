import type {
  ClientPort,
  LoadOutcome,
  SearchAnswer,
  SearchClient,
  SearchFailure,
  SearchOutcome,
  SearchQuery,
  SearchReply,
  SearchRequest,
} from '../types.ts';

interface Options {
  /** Base of relative addresses, and the only allowed origin. */
  pageHref: string;
  /** Also called after the channel broke. No reply comes after `onBroken`; without a failure, the next channel gets its requests. */
  connect: (onBroken: (failure?: SearchFailure) => void) => ClientPort;
}

interface Pending {
  request: SearchRequest;
  resolve: (outcome: SearchReply['outcome']) => void;
  onEarly: ((answer: SearchAnswer) => void) | undefined;
}

/** Create the search client, the page's end of the channel. Other origins are refused. */
export function createSearchClient({ pageHref, connect }: Options): SearchClient {
  const pending = new Map<number, Pending>();
  let port: ClientPort | undefined;
  let lastId = 0;

  const receive = ({ id, outcome }: SearchReply) => {
    const asked = pending.get(id);
    if (outcome.status === 'hits' && outcome.isEarly) return asked?.onEarly?.(outcome);
    pending.delete(id);
    asked?.resolve(outcome);
  };
  const start = (): ClientPort => {
    port ??= open();
    return port;
  };
  const open = (): ClientPort => {
    const opened = connect((failure) => {
      port = undefined;
      for (const [id, { request }] of [...pending]) {
        if (failure) receive({ id, outcome: { status: 'failed', failure } });
        else start().postMessage(request);
      }
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
      const request = { id, href: address, query };
      pending.set(id, { request, resolve, onEarly });
      start().postMessage(request);
    });
  }

  return {
    start,
    load: (href) => request(href),
    search: (href, query, onEarly) =>
      request(href, { ...query, names: query.names && resolveHref(query.names) }, onEarly),
  };
}
