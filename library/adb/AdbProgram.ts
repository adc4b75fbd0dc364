import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duplex } from 'node:stream';
import { type ProgramResult, runProgram } from '../../scripts/tools/runProgram.ts';
import type { ByteTransport } from '../device/wire/Connection.ts';

/** The `adb` program of the system, with its own server, keys and files. */
export class AdbProgram {
  readonly folder: string;
  readonly #serverPort: number;
  readonly #listeners: Listener[] = [];

  constructor(folder: string, serverPort: number) {
    this.folder = folder;
    this.#serverPort = serverPort;
  }

  static async create(): Promise<AdbProgram> {
    return new AdbProgram(await mkdtemp(path.join(tmpdir(), 'adb-home-')), await findFreePort());
  }

  /** Printed lines end with a line feed. Throws an Error if adb cannot be started. */
  async run(args: readonly string[]): Promise<ProgramResult> {
    const env = { PATH: process.env.PATH, HOME: this.folder, ANDROID_SDK_HOME: this.folder, TMPDIR: this.folder };
    const all = ['-P', String(this.#serverPort), ...args];
    const { exitCode, stdout, stderr } = await runProgram({ program: 'adb', args: all, env, timeout: 60_000 });
    if (exitCode === -1) throw new Error(`adb did not run: ${stderr} (npm run tools -- adb installs it)`);
    return { exitCode, stdout: stdout.replaceAll('\r', ''), stderr: stderr.replaceAll('\r', '') };
  }

  async listenFor(connect: () => ByteTransport): Promise<string> {
    const listener = await listen({ connect });
    this.#listeners.push(listener);
    return `127.0.0.1:${listener.port}`;
  }

  async close(): Promise<void> {
    await this.run(['kill-server']);
    for (const listener of this.#listeners) await listener.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function findFreePort(): Promise<number> {
  const { port, close } = await listen({
    connect: () => {
      throw new Error('Nobody connects.');
    },
  });
  await close();
  return port;
}

interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

interface ListenOptions {
  connect(): ByteTransport;
}

/** Offer a device or server at a free TCP port of this machine. */
async function listen({ connect }: ListenOptions): Promise<Listener> {
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
