import type { ServiceStream } from '../../serviceStream.ts';
import { createStreamPair, type StreamEnd } from './createStreamPair.ts';

/** The connection ends when the promise settles. */
export type SocketHandler = (stream: ServiceStream) => Promise<void>;

/** Listening programs by address, such as `tcp:8080` or `localabstract:echo`. */
export class SocketTable {
  readonly #handlers = new Map<string, SocketHandler>();
  readonly #examples = new Map<string, SocketHandler>();

  isListening(address: string): boolean {
    return this.isTaken(address) || this.#examples.has(address);
  }

  /** Examples give way to other programs. */
  isTaken(address: string): boolean {
    return this.#handlers.has(address);
  }

  addExample(address: string, handler: SocketHandler): void {
    this.#examples.set(address, handler);
  }

  /** Returns the function that ends this. Throws if taken. */
  listen(address: string, handler: SocketHandler): () => void {
    if (this.isTaken(address)) throw new Error(`Address already in use: ${address}`);
    this.#handlers.set(address, handler);
    return () => {
      if (this.#handlers.get(address) === handler) this.#handlers.delete(address);
    };
  }

  /** Undefined if nothing listens. */
  connect(address: string): StreamEnd | undefined {
    const handler = this.#handlers.get(address) ?? this.#examples.get(address);
    if (!handler) return undefined;
    const [near, far] = createStreamPair();
    // A failed server closes the connection, as on a real device.
    handler(far).then(far.close, far.close);
    return near;
  }
}
