import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site some of whose answers wait, those to service workers too, whose requests no page can hold. */
export interface HeldSite {
  /** With a final slash. */
  url: string;
  /** Let requests of such addresses wait. */
  hold: (addresses: RegExp) => void;
  release: () => void;
  /** Break the connections that wait, and further ones. */
  cut: () => void;
  close: () => void;
}

/** Serve another site at an origin of its own, until `close` is called. */
export async function openHeldSite(siteUrl: string): Promise<HeldSite> {
  let held: RegExp | undefined;
  let isCut = false;
  let waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    if (held?.test(address) && !isCut) await new Promise<void>((resolve) => waiting.push(resolve));
    if (held?.test(address) && isCut) return void response.destroy();
    const answer = await fetch(new URL(address, siteUrl));
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const letGo = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    // A server with a port has an address of this type.
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    hold: (addresses) => {
      held = addresses;
    },
    release: () => {
      held = undefined;
      isCut = false;
      letGo();
    },
    cut: () => {
      isCut = true;
      letGo();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
