import type { ServiceStream } from '../../serviceStream.ts';

/** The connection ends when the promise settles. */
type SocketHandler = (stream: ServiceStream) => Promise<void>;

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

export interface StreamEnd extends ServiceStream {
  readonly close: () => void;
}

/** Connect two ends in memory. A write waits for room. */
export function createStreamPair(): [StreamEnd, StreamEnd] {
  const closing = new AbortController();
  const there = createChannel(closing.signal);
  const back = createChannel(closing.signal);
  const close = () => {
    there.end();
    back.end();
    closing.abort(new Error('The other end closed the stream.'));
  };
  return [
    { readable: back.readable, writable: there.writable, signal: closing.signal, close },
    { readable: there.readable, writable: back.writable, signal: closing.signal, close },
  ];
}

function createChannel(signal: AbortSignal) {
  let isEnded = false;
  let resume: () => void = () => {};
  let readController: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = () => {
    if (!isEnded) readController?.close();
    isEnded = true;
    resume();
  };
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      readController = controller;
    },
    pull: () => resume(),
    cancel: () => {
      isEnded = true;
      resume();
    },
  });
  const writable = new WritableStream<Uint8Array>({
    async write(chunk) {
      if (isEnded) throw signal.reason ?? new Error('The other end no longer reads.');
      readController?.enqueue(chunk.slice());
      if ((readController?.desiredSize ?? 1) > 0) return;
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    },
    close: end,
    abort: end,
  });
  return { readable, writable, end };
}
