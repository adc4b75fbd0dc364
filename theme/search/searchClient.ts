import {
  type ClientPort,
  createSearchClient,
  type SearchClient,
  type SearchFailure,
  type SearchReply,
  type SearchRequest,
} from '../../search/index.ts';
import { takeWorker } from './startWorker.ts';

type OnBroken = (failure: SearchFailure) => void;

let client: SearchClient | undefined;

/** The one search of this page. Only for the browser; no worker starts before something is searched or loaded. */
export function searchClient(): SearchClient {
  client ??= createSearchClient({ pageHref: location.href, connect });
  return client;
}

function connect(onBroken: OnBroken): ClientPort {
  const worker = takeWorker();
  // A browser, or a policy, that allows no worker.
  return worker ? connectToWorker(worker, onBroken) : connectOnPage(onBroken);
}

// A worker that fails to start says so later, when requests are on their way: they go to an engine on the page then.
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
  import(/* webpackChunkName: "engine" */ '../../search/worker/serveSearch.ts').then(
    ({ serveSearch }) => {
      serveSearch(port1);
      port1.start();
    },
    () => onBroken({ kind: 'offline' }),
  );
  port2.start();
  return port2;
}
