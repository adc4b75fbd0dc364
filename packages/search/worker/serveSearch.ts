import type { WorkerPort } from './protocol.ts';
import { FetchError, type ReadJson, SearchHost } from './SearchHost.ts';

/** Answer requests at a port. */
export function serveSearch(port: WorkerPort, readJson: ReadJson = fetchJson): void {
  const host = new SearchHost(readJson);
  port.addEventListener('message', async ({ data }) => {
    port.postMessage(await host.answer(data, (early) => port.postMessage(early)));
  });
}

/** Refuses answers and redirects of other origins. */
async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href, { mode: 'same-origin' }).catch((cause) => {
    throw new FetchError({ kind: 'offline' }, { cause });
  });
  if (!response.ok) throw new FetchError({ kind: 'refused', status: response.status });
  return response.json();
}
