import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { ByteTransport } from '../device/wire/Connection.ts';

export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

interface ListenOptions {
  connect(): ByteTransport;
}

/** Offer a device or server at a free TCP port of this machine. */
export async function listen({ connect }: ListenOptions): Promise<Listener> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    try {
      carry(socket, connect());
    } catch {
      socket.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A listening TCP server has an address of this type.
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A cut wire cuts the socket. */
function carry(socket: Socket, transport: ByteTransport): void {
  socket.setNoDelay(true);
  // The streams below end with the socket.
  socket.on('error', () => {});
  const { readable, writable } = Duplex.toWeb(socket);
  const cut = () => socket.destroy();
  // Node and the platform have different types for the same streams.
  readable.pipeTo(transport.writable as WritableStream).catch(cut);
  transport.readable.pipeTo(writable as WritableStream<Uint8Array>).catch(cut);
}
