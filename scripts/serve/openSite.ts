import type { AddressInfo } from 'node:net';
import { serveSite } from './serveSite.ts';

/** A site that is served for as long as something is measured or checked in a browser. */
export interface OpenSite {
  origin: string;
  /** Address of the home page, with a slash at its end. */
  url: string;
  close: () => void;
}

/** Serve a merged site on any free port. Throws a UserError where there is none. */
export async function openSite(siteDir: string, base: string): Promise<OpenSite> {
  const server = await serveSite({ siteDir, port: 0, base });
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return { origin, url: origin + base, close: () => void server.close() };
}
