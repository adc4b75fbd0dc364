import type { Service } from '../../service.ts';
import { connectStreams } from './ReverseTunnels.ts';

/** Read a socket address: `tcp:8080`, `tcp:8080:localhost`, `localabstract:name`. */
export function parseSocketAddress(destination: string): string | undefined {
  const [, tcpPort] = /^tcp:(\d+)(?::.*)?$/.exec(destination) ?? [];
  if (tcpPort) return `tcp:${tcpPort}`;
  return /^(local|localabstract|localreserved|localfilesystem):./.test(destination) ? destination : undefined;
}

/** Create the service of a socket. It closes if nothing listens. */
export function createSocketService(address: string): Service {
  return async (stream, { state }) => {
    const socket = state.sockets.connect(address);
    if (!socket) return;
    stream.signal.addEventListener('abort', socket.close, { once: true });
    await connectStreams(socket, stream);
    socket.close();
  };
}
