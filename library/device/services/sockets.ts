export interface ServiceStream {
  /** Ends when the client closes the stream. */
  readonly readable: ReadableStream<Uint8Array>;
  /** A write waits for the last acknowledgement, or for room. */
  readonly writable: WritableStream<Uint8Array>;
  /** Aborted when the stream is closed or its connection ends. */
  readonly signal: AbortSignal;
  readonly close: () => void;
}

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
    return () => void this.#handlers.delete(address);
  }

  /** Undefined if nothing listens. */
  connect(address: string): ServiceStream | undefined {
    const handler = this.#handlers.get(address) ?? this.#examples.get(address);
    if (!handler) return undefined;
    const [near, far] = createStreamPair();
    // A failed server closes the connection, as on a real device.
    handler(far).then(far.close, far.close);
    return near;
  }
}

interface Tunnel {
  readonly clientAddress: string;
  readonly stop: () => void;
}

interface NewTunnel {
  readonly deviceAddress: string;
  readonly clientAddress: string;
  readonly openToClient: (destination: string) => Promise<ServiceStream>;
}

// Linux looks for free ports from here on.
const FIRST_FREE_PORT = 32_768;
const FREE_PORTS = 28_232;

/** Addresses of the device whose connections go to the client. */
export class ReverseTunnels {
  readonly #sockets: SocketTable;
  readonly #tunnels = new Map<string, Tunnel>();

  constructor(sockets: SocketTable) {
    this.#sockets = sockets;
  }

  list(): [string, string][] {
    return [...this.#tunnels].map(([deviceAddress, { clientAddress }]) => [deviceAddress, clientAddress]);
  }

  /** `tcp:0` takes a free port. Returns the address on the device. */
  add({ deviceAddress, clientAddress, openToClient }: NewTunnel): string {
    const address = deviceAddress === 'tcp:0' ? this.#findFreeAddress() : deviceAddress;
    this.remove(address);
    const stop = this.#sockets.listen(address, async (stream) =>
      connectStreams(stream, await openToClient(clientAddress)),
    );
    this.#tunnels.set(address, { clientAddress, stop });
    return address;
  }

  /** Returns whether there was one. */
  remove(deviceAddress: string): boolean {
    this.#tunnels.get(deviceAddress)?.stop();
    return this.#tunnels.delete(deviceAddress);
  }

  removeAll(): void {
    for (const address of [...this.#tunnels.keys()]) this.remove(address);
  }

  #findFreeAddress(): string {
    let address: string;
    do address = `tcp:${FIRST_FREE_PORT + Math.floor(Math.random() * FREE_PORTS)}`;
    while (this.#sockets.isListening(address));
    return address;
  }
}

/** Carry bytes until either stream ends, and close both: adbd has no half-closed streams. */
export async function connectStreams(left: ServiceStream, right: ServiceStream): Promise<void> {
  const there = left.readable.pipeTo(right.writable, { preventClose: true });
  const back = right.readable.pipeTo(left.writable, { preventClose: true });
  await Promise.race([there.catch(() => {}), back.catch(() => {})]);
  left.close();
  right.close();
}

/** Connect two ends in memory. A write waits for room. Closing a writable closes both ends. */
export function createStreamPair(): [ServiceStream, ServiceStream] {
  const closing = new AbortController();
  const { signal } = closing;
  const close = () => closing.abort(new Error('The other end closed the stream.'));
  const [there, back] = [createChannel(signal, close), createChannel(signal, close)];
  return [
    { readable: back.readable, writable: there.writable, signal, close },
    { readable: there.readable, writable: back.writable, signal, close },
  ];
}

function createChannel(signal: AbortSignal, close: () => void) {
  let isEnded = false;
  let resume = () => {};
  let readController: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = () => {
    isEnded = true;
    resume();
  };
  const readable = new ReadableStream<Uint8Array>({
    start(controller) {
      readController = controller;
    },
    pull: () => resume(),
    cancel: end,
  });
  const writable = new WritableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => {
        if (!isEnded) readController?.close();
        end();
        controller.error(signal.reason);
      });
    },
    async write(chunk) {
      if (isEnded) throw signal.reason ?? new Error('The other end no longer reads.');
      readController?.enqueue(chunk.slice());
      if ((readController?.desiredSize ?? 1) > 0) return;
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    },
    close,
    abort: close,
  });
  return { readable, writable };
}
