import type { WorkerPort } from './protocol.ts';
import { FetchError, type ReadJson, SearchHost } from './SearchHost.ts';

/** Answer requests at a port. */
export function serveSearch(port: WorkerPort, readJson: ReadJson = fetchJson): void {
  const host = new SearchHost(readJson);
  port.addEventListener('message', async ({ data }) => {
    port.postMessage(await host.answer(data, (early) => port.postMessage(early)));
  });
}

const ANSWER_TIMEOUT_MS = 15_000;

/** Refuses answers and redirects of other origins, and gives up on a server that does not begin to answer. */
export async function fetchJson(href: string): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_TIMEOUT_MS);
  const response = await fetch(href, { mode: 'same-origin', signal: limit.signal }).catch((cause) => {
    throw new FetchError({ kind: 'offline' }, { cause });
  });
  clearTimeout(timer);
  if (!response.ok) throw new FetchError({ kind: 'refused', status: response.status });
  return response.json();
}
