import type { ServiceStream } from '../../serviceStream.ts';
import { createStreamPair, type StreamEnd } from './createStreamPair.ts';

/** Serve one connection. It ends when the promise settles. */
export type SocketHandler = (stream: ServiceStream) => Promise<void>;

/** Hold the programs of the device that listen, by address such as `tcp:8080` or `localabstract:echo`. */
export class SocketTable {
  readonly #handlers = new Map<string, SocketHandler>();
  readonly #examples = new Map<string, SocketHandler>();

  isListening(address: string): boolean {
    return this.isTaken(address) || this.#examples.has(address);
  }

  /** Tells whether nobody else can listen on an address. Examples give way. */
  isTaken(address: string): boolean {
    return this.#handlers.has(address);
  }

  /** Serve an address for as long as no other program listens on it. */
  addExample(address: string, handler: SocketHandler): void {
    this.#examples.set(address, handler);
  }

  /** Listen on an address. The function that is returned ends this. Throws if the address is taken. */
  listen(address: string, handler: SocketHandler): () => void {
    if (this.isTaken(address)) throw new Error(`Address already in use: ${address}`);
    this.#handlers.set(address, handler);
    return () => {
      if (this.#handlers.get(address) === handler) this.#handlers.delete(address);
    };
  }

  /** Connect as a program of the device does. Returns undefined if nothing listens. */
  connect(address: string): StreamEnd | undefined {
    const handler = this.#handlers.get(address) ?? this.#examples.get(address);
    if (!handler) return undefined;
    const [near, far] = createStreamPair();
    // A server that fails closes the connection; the client sees no more of it on a real device.
    handler(far).then(far.close, far.close);
    return near;
  }
}
