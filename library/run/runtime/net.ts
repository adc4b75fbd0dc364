// Replaces `node:net` for samples.
import { EventEmitter } from 'node:events';
import { Duplex } from 'node:stream';
import { present } from './environment.ts';

interface Address {
  port: number;
  host?: string;
}

export class Socket extends Duplex {
  #writer: WritableStreamDefaultWriter<Uint8Array> | undefined;

  constructor() {
    // Sockets of Node.js end when the other side ends.
    super({ allowHalfOpen: false });
  }

  connect(address: Address | number): this {
    const port = typeof address === 'number' ? address : address.port;
    try {
      if (!present.environment) throw new Error('No sample runs.');
      const { readable, writable } = present.environment.connect(port);
      this.#writer = writable.getWriter();
      this.#writer.closed.catch(() => {});
      void this.#pump(readable);
      queueMicrotask(() => this.emit('connect'));
    } catch (error) {
      queueMicrotask(() => this.destroy(error instanceof Error ? error : undefined));
    }
    return this;
  }

  async #pump(readable: ReadableStream<Uint8Array>): Promise<void> {
    const reader = readable.getReader();
    try {
      for (let result = await reader.read(); !result.done; result = await reader.read()) this.push(result.value);
      this.push(null);
    } catch (error) {
      this.destroy(error instanceof Error ? error : undefined);
    }
  }

  override _read(): void {
    // The pump pushes what comes.
  }

  override _write(chunk: Uint8Array, _encoding: string, done: (error?: Error) => void): void {
    this.#writer?.write(new Uint8Array(chunk)).then(() => done(), done);
  }

  override _final(done: (error?: Error) => void): void {
    this.#writer?.close().then(
      () => done(),
      () => done(),
    );
  }

  setNoDelay(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** Nothing in the simulated network connects to a server. */
export class Server extends EventEmitter {
  #port = 0;

  constructor(onConnection?: (socket: Socket) => void) {
    super();
    if (onConnection) this.on('connection', onConnection);
  }

  listen(address: Address | number): this {
    this.#port = typeof address === 'number' ? address : address.port;
    queueMicrotask(() => this.emit('listening'));
    return this;
  }

  address(): Address {
    return { port: this.#port, host: '127.0.0.1' };
  }

  close(done?: () => void): this {
    if (done) this.once('close', done);
    queueMicrotask(() => this.emit('close'));
    return this;
  }
}

export const connect = (address: Address | number): Socket => new Socket().connect(address);
export const createServer = (onConnection?: (socket: Socket) => void): Server => new Server(onConnection);
