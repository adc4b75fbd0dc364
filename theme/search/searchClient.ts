import { createSearchClient } from '../../search/createSearchClient.ts';
import type { SearchClient } from '../../search/types.ts';
import type { Port, SearchReply, SearchRequest } from '../../search/worker/protocol.ts';

let client: SearchClient | undefined;

/** The one search of this page. Only for the browser; no worker starts before something is searched or loaded. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({ pageHref: location.href, connect });
  return client;
}

function connect(onBroken: (reason: string) => void): Port<SearchRequest, SearchReply> {
  try {
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
    const { port1, port2 } = new MessageChannel();
    relay(worker, port1, onBroken);
    port2.start();
    return port2;
  } catch {
    // A browser, or a policy, that allows no worker.
    return connectOnPage(onBroken);
  }
}

// A worker that fails to start says so later, when requests are on their way: they go to an engine on the page then.
function relay(worker: Worker, port: MessagePort, onBroken: (reason: string) => void): void {
  let isAlive = false;
  const unanswered: SearchRequest[] = [];
  let target: Port<SearchRequest, SearchReply> = worker;
  port.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
    if (!isAlive) unanswered.push(data);
    target.postMessage(data);
  });
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    isAlive = true;
    unanswered.length = 0;
    port.postMessage(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (isAlive) return onBroken('The search stopped. Try again.');
    target = connectOnPage(onBroken);
    target.addEventListener('message', ({ data }) => port.postMessage(data));
    for (const request of unanswered.splice(0)) target.postMessage(request);
    isAlive = true;
  });
  port.start();
}

function connectOnPage(onBroken: (reason: string) => void): Port<SearchRequest, SearchReply> {
  const { port1, port2 } = new MessageChannel();
  import('../../search/worker/serveSearch.ts').then(
    ({ serveSearch, fetchJson }) => {
      serveSearch(port1, fetchJson);
      port1.start();
    },
    () => onBroken('The search could not be loaded. Check the connection and try again.'),
  );
  port2.start();
  return port2;
}
