import type { AddressInfo } from 'node:net';
import { serveSite } from './serveSite.ts';

interface OpenSite {
  origin: string;
  /** The home page's address, with a final slash. */
  url: string;
  close: () => void;
}

/** Serve a merged site on any free port. Throws a UserError if it is missing. */
export async function openSite(siteDir: string, base: string): Promise<OpenSite> {
  const server = await serveSite({ siteDir, port: 0, base });
  // A server with a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return { origin, url: origin + base, close: () => void server.close() };
}
