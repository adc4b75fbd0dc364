import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { LocalServer } from '../../common/library.ts';
import type { LocalPorts } from '../device/server/ServerForwards.ts';
import type { ByteTransport } from '../device/wire/Connection.ts';
import { createPhone, createServer } from '../run/runtime/simulatedPhone.ts';
import { listen } from './listen.ts';

export const LOCAL_PORTS: LocalPorts = {
  async listen(address, onConnection) {
    const { port, close } = await listen({ connect: () => openPair(onConnection), port: parsePort(address) });
    return { address: `tcp:${port}`, close: () => void close() };
  },
  async connect(address) {
    const socket = createConnection(parsePort(address), '127.0.0.1');
    await once(socket, 'connect');
    return createTransport(socket);
  },
};

function openPair(onConnection: (connection: ByteTransport) => void): ByteTransport {
  const there = new TransformStream<Uint8Array, Uint8Array>();
  const back = new TransformStream<Uint8Array, Uint8Array>();
  onConnection({ readable: there.readable, writable: back.writable });
  return { readable: back.readable, writable: there.writable };
}

function createTransport(socket: Socket): ByteTransport {
  // Node and the platform have different types for the same streams.
  return Duplex.toWeb(socket) as unknown as ByteTransport;
}

function parsePort(address: string): number {
  const [, port] = /^tcp:(\d+)$/.exec(address) ?? [];
  if (port === undefined) throw new Error(`cannot use ${address}: only TCP ports of this machine are known`);
  return Number(port);
}

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
