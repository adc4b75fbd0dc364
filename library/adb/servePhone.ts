import type { LocalServer } from '../../common/library.ts';
import { createPhone, createServer } from '../run/runtime/simulatedPhone.ts';
import { listen } from './listen.ts';
import { LOCAL_PORTS } from './localPorts.ts';

/** Start an ADB server with the samples' device. */
export async function servePhone(): Promise<LocalServer> {
  const server = createServer(createPhone().device, LOCAL_PORTS);
  const { port, close } = await listen({ connect: () => server.connect() });
  return {
    port,
    close: () => {
      server.stop();
      return close();
    },
  };
}
