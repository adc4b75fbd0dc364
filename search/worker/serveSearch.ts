import type { Port, SearchReply, SearchRequest } from './protocol.ts';
import { SearchHost } from './SearchHost.ts';

/** Answer what comes in at a port. */
export function serveSearch(
  port: Port<SearchReply, SearchRequest>,
  readJson: ConstructorParameters<typeof SearchHost>[0],
): void {
  const host = new SearchHost(readJson);
  port.addEventListener('message', async ({ data }) => {
    const reply = await host.answer(data, (early) => port.postMessage(early));
    if (reply) port.postMessage(reply);
  });
}

/** Fetch a JSON file of this origin; an answer from another, a redirect to one too, is refused. */
export async function fetchJson(href: string): Promise<unknown> {
  const response = await fetch(href, { mode: 'same-origin' }).catch((cause) => {
    throw new Error('The search index could not be loaded. Check the connection and try again.', { cause });
  });
  if (!response.ok) throw new Error(`The search index could not be loaded: the server answered ${response.status}.`);
  return response.json().catch((cause) => {
    throw new Error('The search index could not be read: it is not JSON.', { cause });
  });
}
