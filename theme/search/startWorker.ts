// On every page, so that the worker starts early.

let ready: Worker | undefined;
let isTaken = false;

/** Start the worker of the search before its client. Does nothing where it has started, or cannot. */
export function startWorker(): void {
  if (isTaken) return;
  ready ??= create();
  // A start that fails before anyone listens is tried again on demand.
  ready?.addEventListener('error', (event) => {
    if (isTaken) return;
    event.preventDefault();
    ready = undefined;
  });
}

/** Hand over the worker; each call gets another. Undefined where it is forbidden. */
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
