// Every page has this, so that the worker can start while the rest of the search is on its way.

let ready: Worker | undefined;
let isTaken = false;

/** Start the worker of the search, ahead of what talks to it. Does nothing where it has started, or cannot. */
export function startWorker(): void {
  if (isTaken) return;
  ready ??= create();
  // What failed while nobody heard of it is started once more when it is needed.
  ready?.addEventListener('error', (event) => {
    if (isTaken) return;
    event.preventDefault();
    ready = undefined;
  });
}

/** Give the worker; whoever asks again gets another. Undefined where a browser, or a policy, allows none. */
export function takeWorker(): Worker | undefined {
  const worker = ready ?? create();
  ready = undefined;
  isTaken = true;
  return worker;
}

function create(): Worker | undefined {
  try {
    return new Worker(/* webpackChunkName: "search-worker" */ new URL('./search.worker.ts', import.meta.url));
  } catch {
    return undefined;
  }
}
