import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { ByteTransport } from '../device/wire/Connection.ts';

export interface Listener {
  /** The port that was taken. */
  readonly port: number;
  /** Stop to listen, and end every connection. */
  close(): Promise<void>;
}

export interface ListenOptions {
  /** Opens one transport per socket, such as `() => device.connect()`. */
  connect(): ByteTransport;
  /** Any free port unless told otherwise. */
  port?: number;
}

/** Offer a simulated device, or a simulated ADB server, at a TCP port of this machine. Rejects if the port is taken. */
export async function listen({ connect, port = 0 }: ListenOptions): Promise<Listener> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    try {
      carry(socket, connect());
    } catch {
      // Unplugged, or stopped: the program finds nobody who listens.
      socket.destroy();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A server that listens at a port has an address of this kind.
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Carry bytes both ways. Whichever side fails, the other one ends: a cut wire cuts the socket. */
function carry(socket: Socket, transport: ByteTransport): void {
  socket.setNoDelay(true);
  // A client that resets its socket ends the streams below.
  socket.on('error', () => {});
  const { readable, writable } = Duplex.toWeb(socket);
  const cut = () => socket.destroy();
  // Node and the platform name the same streams with types of their own.
  readable.pipeTo(transport.writable as WritableStream).catch(cut);
  transport.readable.pipeTo(writable as WritableStream<Uint8Array>).catch(cut);
}
