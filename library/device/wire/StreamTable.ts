import type { FindService, ServiceContext } from '../service.ts';
import type { ServiceStream } from '../serviceStream.ts';
import { DeviceStream, type StreamWire } from './DeviceStream.ts';
import { type AdbCommand, type AdbPacket, NO_PAYLOAD } from './packet.ts';

/** Source: `INITIAL_DELAYED_ACK_BYTES` in AOSP's `adb.h`. */
const DELAYED_ACK_WINDOW = 32 * 1024 * 1024;

interface StreamTableOptions {
  readonly maxPayload: number;
  readonly hasDelayedAck: boolean;
  readonly findService: FindService;
  readonly context: Omit<ServiceContext, 'openToClient' | 'disconnect'>;
  queue(command: AdbCommand, arg0: number, arg1: number, payload: Uint8Array): void;
  waitForRoom(): Promise<void>;
  /** For unexpected errors of services. */
  onFault(error: unknown): void;
  /** The service's stream is closed by now. */
  onDisconnect(): void;
}

interface Opening {
  resolve(stream: ServiceStream): void;
  reject(error: Error): void;
  destination: string;
}

/** Works like `handle_packet()` in AOSP's `adb.cpp`. */
export class StreamTable implements StreamWire {
  readonly maxPayload: number;
  readonly hasDelayedAck: boolean;
  readonly #options: StreamTableOptions;
  readonly #streams = new Map<number, DeviceStream>();
  readonly #openings = new Map<number, Opening>();
  #lastId = 0;
  #endReason: string | undefined;

  constructor(options: StreamTableOptions) {
    this.#options = options;
    this.maxPayload = options.maxPayload;
    this.hasDelayedAck = options.hasDelayedAck;
  }

  /** From authenticated clients. */
  receive(packet: AdbPacket): void {
    if (packet.command === 'OPEN') this.#onOpen(packet);
    if (packet.command === 'OKAY') this.#onOkay(packet);
    if (packet.command === 'WRTE') this.#find(packet)?.receive(packet.payload);
    if (packet.command === 'CLSE') this.#onClose(packet);
  }

  /** Rejects if the client refuses or the connection ends. */
  async openToClient(destination: string): Promise<ServiceStream> {
    if (this.#endReason !== undefined) throw new Error(this.#endReason);
    const localId = ++this.#lastId;
    const service = new TextEncoder().encode(`${destination}\0`);
    return new Promise((resolve, reject) => {
      this.#openings.set(localId, { resolve, reject, destination });
      this.#options.queue('OPEN', localId, this.hasDelayedAck ? DELAYED_ACK_WINDOW : 0, service);
    });
  }

  /** End all streams without packets: the connection is gone or starts anew. */
  end(reason: string): void {
    this.#endReason = reason;
    const streams = [...this.#streams.values()];
    const openings = [...this.#openings.values()];
    this.#streams.clear();
    this.#openings.clear();
    for (const stream of streams) stream.end(reason);
    for (const opening of openings) opening.reject(new Error(reason));
  }

  async sendData(stream: DeviceStream, payload: Uint8Array): Promise<void> {
    await this.#options.waitForRoom();
    stream.signal.throwIfAborted();
    this.#options.queue('WRTE', stream.localId, stream.remoteId, payload);
  }

  acknowledge(stream: DeviceStream, bytes: number): void {
    if (this.#streams.has(stream.localId)) this.#queueOkay(stream, bytes);
  }

  onLocalClose(stream: DeviceStream): void {
    if (!this.#streams.delete(stream.localId)) return;
    this.#options.queue('CLSE', stream.localId, stream.remoteId, NO_PAYLOAD);
    stream.end('The device closed the stream.');
  }

  #onOpen({ arg0: remoteId, arg1: credit, payload }: AdbPacket): void {
    if (remoteId === 0) return;
    // Old clients end the destination with NUL. One inside it separates words, as in `abb:`.
    const destination = new TextDecoder().decode(payload).replace(/\0+$/, '');
    const service = this.#options.findService(destination);
    if (!service) {
      this.#options.queue('CLSE', 0, remoteId, NO_PAYLOAD);
      return;
    }
    const stream = this.#add({ localId: ++this.#lastId, remoteId, credit, closesItself: false });
    this.#queueOkay(stream, DELAYED_ACK_WINDOW);
    let disconnects = false;
    const context: ServiceContext = {
      ...this.#options.context,
      openToClient: (target) => this.openToClient(target),
      disconnect: () => {
        disconnects = true;
      },
    };
    void serve(() => service(stream, context), { signal: stream.signal, onFault: this.#options.onFault }).then(() => {
      this.onLocalClose(stream);
      if (disconnects) this.#options.onDisconnect();
    });
  }

  #onOkay({ arg0: remoteId, arg1: localId, payload }: AdbPacket): void {
    if (remoteId === 0 || localId === 0) return;
    if (payload.length !== (this.hasDelayedAck ? 4 : 0)) return;
    const bytes = this.hasDelayedAck ? readCount(payload) : 0;

    const stream = this.#streams.get(localId);
    const opening = this.#openings.get(localId);
    if (stream) {
      if (stream.remoteId === remoteId) stream.takeAcknowledgement(bytes);
    } else if (opening) {
      this.#openings.delete(localId);
      opening.resolve(this.#add({ localId, remoteId, credit: bytes, closesItself: true }));
    } else {
      this.#options.queue('CLSE', localId, remoteId, NO_PAYLOAD);
    }
  }

  /** adbd answers with CLSE, and not to unknown ids. */
  #onClose(packet: AdbPacket): void {
    const opening = this.#openings.get(packet.arg1);
    if (opening) {
      this.#openings.delete(packet.arg1);
      opening.reject(new Error(`The client refused to open "${opening.destination}".`));
      return;
    }
    const stream = this.#find(packet);
    if (!stream) return;
    this.#streams.delete(stream.localId);
    this.#options.queue('CLSE', stream.localId, stream.remoteId, NO_PAYLOAD);
    stream.end('The client closed the stream.');
  }

  /** Some clients send 0 as their id on closing. */
  #find({ arg0: remoteId, arg1: localId }: AdbPacket): DeviceStream | undefined {
    const stream = this.#streams.get(localId);
    return remoteId === 0 || stream?.remoteId === remoteId ? stream : undefined;
  }

  #add(options: Pick<DeviceStream, 'localId' | 'remoteId'> & { credit: number; closesItself: boolean }): DeviceStream {
    const stream = new DeviceStream({ ...options, wire: this });
    this.#streams.set(stream.localId, stream);
    return stream;
  }

  #queueOkay(stream: DeviceStream, bytes: number): void {
    this.#options.queue('OKAY', stream.localId, stream.remoteId, this.hasDelayedAck ? formatCount(bytes) : NO_PAYLOAD);
  }
}

interface ServeOptions {
  readonly signal: AbortSignal;
  onFault(error: unknown): void;
}

/** Run a service. A failure is a fault only while its stream is open. */
export async function serve(run: () => Promise<void>, { signal, onFault }: ServeOptions): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!signal.aborted) onFault(error);
  }
}

function formatCount(bytes: number): Uint8Array {
  const payload = new Uint8Array(4);
  new DataView(payload.buffer).setUint32(0, bytes, true);
  return payload;
}

const readCount = (payload: Uint8Array) =>
  new DataView(payload.buffer, payload.byteOffset, payload.length).getInt32(0, true);
