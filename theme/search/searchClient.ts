import {
  type ClientPort,
  createSearchClient,
  type SearchClient,
  type SearchFailure,
  type SearchReply,
  type SearchRequest,
} from '../../packages/search/index.ts';
import { takeWorker } from './startWorker.ts';

type OnBroken = (failure: SearchFailure) => void;

let client: SearchClient | undefined;

/** Return the only search of this page. No worker starts before a search or load. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({ pageHref: location.href, connect });
  return client;
}

function connect(onBroken: OnBroken): ClientPort {
  const worker = takeWorker();
  // A browser or a policy may allow no worker.
  return worker ? connectToWorker(worker, onBroken) : connectOnPage(onBroken);
}

// An engine on the page takes over from a worker that cannot start, which is reported late.
function connectToWorker(worker: Worker, onBroken: OnBroken): ClientPort {
  let isAlive = false;
  let target: ClientPort = worker;
  const unanswered: SearchRequest[] = [];
  const listeners: ((event: { data: SearchReply }) => void)[] = [];
  const hear = (event: { data: SearchReply }) => {
    isAlive = true;
    unanswered.length = 0;
    for (const listener of listeners) listener(event);
  };
  worker.addEventListener('message', hear);
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    if (isAlive) return onBroken({ kind: 'stopped' });
    target = connectOnPage(onBroken);
    target.addEventListener('message', hear);
    for (const request of [...unanswered]) target.postMessage(request);
  });
  return {
    postMessage(request) {
      if (!isAlive) unanswered.push(request);
      target.postMessage(request);
    },
    addEventListener: (_type, listener) => listeners.push(listener),
  };
}

function connectOnPage(onBroken: OnBroken): ClientPort {
  const { port1, port2 } = new MessageChannel();
  import(/* webpackChunkName: "engine" */ '../../packages/search/worker/serveSearch.ts').then(
    ({ serveSearch }) => {
      serveSearch(port1);
      port1.start();
    },
    () => onBroken({ kind: 'offline' }),
  );
  port2.start();
  return port2;
}
