import type { WorkerPort } from './protocol.ts';
import { FetchError, type ReadJson, SearchHost } from './SearchHost.ts';

/** Answer the requests that come in at a port. */
export function serveSearch(port: WorkerPort, readJson: ReadJson = fetchJson): void {
  const host = new SearchHost(readJson);
  port.addEventListener('message', async ({ data }) => {
    port.postMessage(await host.answer(data, (early) => port.postMessage(early)));
  });
}

/** Fetch a JSON file of this origin; an answer from another, a redirect to one too, is refused. */
async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href, { mode: 'same-origin' }).catch((cause) => {
    throw new FetchError({ kind: 'offline' }, { cause });
  });
  if (!response.ok) throw new FetchError({ kind: 'refused', status: response.status });
  return response.json();
}
