import type { DeviceState } from '../DeviceState.ts';
import { type FindService, serve } from '../service.ts';
import type { ServiceStream } from '../services/sockets.ts';
import { type AdbPacket, NO_PAYLOAD } from './packet.ts';

/** Source: `INITIAL_DELAYED_ACK_BYTES` in AOSP's `adb.h`. */
const DELAYED_ACK_WINDOW = 32 * 1024 * 1024;

interface StreamTableOptions {
  /** In bytes. */
  readonly maxPayload: number;
  /** Whether acknowledgements count bytes instead of packets. */
  readonly hasDelayedAck: boolean;
  readonly findService: FindService;
  readonly state: DeviceState;
  queue(command: string, arg0: number, arg1: number, payload: Uint8Array): void;
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
export class StreamTable {
  readonly options: StreamTableOptions;
  readonly #streams = new Map<number, DeviceStream>();
  readonly #openings = new Map<number, Opening>();
  #lastId = 0;
  #endReason: string | undefined;

  constructor(options: StreamTableOptions) {
    this.options = options;
  }

  /** From authenticated clients. */
  receive(packet: AdbPacket): void {
    if (packet.command === 'OPEN') this.#onOpen(packet);
    if (packet.command === 'OKAY') this.#onOkay(packet);
    if (packet.command === 'WRTE') this.#find(packet)?.receive(packet.payload);
    if (packet.command === 'CLSE') this.#onClose(packet);
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

  acknowledge({ localId, remoteId }: DeviceStream, bytes: number): void {
    const payload = this.options.hasDelayedAck ? formatCount(bytes) : NO_PAYLOAD;
    if (this.#streams.has(localId)) this.options.queue('OKAY', localId, remoteId, payload);
  }

  /** Close a stream from the side of the device. */
  close(stream: DeviceStream): void {
    if (!this.#streams.delete(stream.localId)) return;
    this.options.queue('CLSE', stream.localId, stream.remoteId, NO_PAYLOAD);
    stream.end('The device closed the stream.');
  }

  #onOpen({ arg0: remoteId, arg1: credit, payload }: AdbPacket): void {
    if (remoteId === 0) return;
    const { findService, state, onFault, onDisconnect, queue } = this.options;
    // Old clients end the destination with NUL. One inside it separates words, as in `abb:`.
    const destination = new TextDecoder().decode(payload).replace(/\0+$/, '');
    const service = findService(destination, state);
    if (!service) {
      queue('CLSE', 0, remoteId, NO_PAYLOAD);
      return;
    }
    const stream = this.#add(++this.#lastId, remoteId, credit);
    this.acknowledge(stream, DELAYED_ACK_WINDOW);
    const openToClient = (target: string) => this.#openToClient(target);
    void serve(service, stream, { state, openToClient, onFault }).then((disconnects) => {
      if (disconnects) onDisconnect();
    });
  }

  async #openToClient(destination: string): Promise<ServiceStream> {
    if (this.#endReason !== undefined) throw new Error(this.#endReason);
    const { queue, hasDelayedAck } = this.options;
    const localId = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#openings.set(localId, { resolve, reject, destination });
      const service = new TextEncoder().encode(`${destination}\0`);
      queue('OPEN', localId, hasDelayedAck ? DELAYED_ACK_WINDOW : 0, service);
    });
  }

  #onOkay({ arg0: remoteId, arg1: localId, payload }: AdbPacket): void {
    const { hasDelayedAck, queue } = this.options;
    if (remoteId === 0 || localId === 0 || payload.length !== (hasDelayedAck ? 4 : 0)) return;
    const bytes = hasDelayedAck ? new DataView(payload.buffer, payload.byteOffset).getInt32(0, true) : 0;
    const stream = this.#streams.get(localId);
    const opening = this.#openings.get(localId);
    if (stream) {
      if (stream.remoteId === remoteId) stream.takeAcknowledgement(bytes);
    } else if (opening) {
      this.#openings.delete(localId);
      opening.resolve(this.#add(localId, remoteId, bytes));
    } else {
      queue('CLSE', localId, remoteId, NO_PAYLOAD);
    }
  }

  /** adbd answers with CLSE, and not to unknown ids. */
  #onClose(packet: AdbPacket): void {
    const opening = this.#openings.get(packet.arg1);
    this.#openings.delete(packet.arg1);
    opening?.reject(new Error(`The client refused to open "${opening.destination}".`));
    const stream = this.#find(packet);
    if (!stream) return;
    this.#streams.delete(stream.localId);
    this.options.queue('CLSE', stream.localId, stream.remoteId, NO_PAYLOAD);
    stream.end('The client closed the stream.');
  }

  /** Some clients send 0 as their id on closing. */
  #find({ arg0: remoteId, arg1: localId }: AdbPacket): DeviceStream | undefined {
    const stream = this.#streams.get(localId);
    return remoteId === 0 || stream?.remoteId === remoteId ? stream : undefined;
  }

  /** With delayed acknowledgement, `credit` is the bytes that the client takes before it acknowledges. */
  #add(localId: number, remoteId: number, credit: number): DeviceStream {
    const stream = new DeviceStream(this, { localId, remoteId, credit: this.options.hasDelayedAck ? credit : 1 });
    this.#streams.set(localId, stream);
    return stream;
  }
}

function formatCount(bytes: number): Uint8Array {
  const payload = new Uint8Array(4);
  new DataView(payload.buffer).setUint32(0, bytes, true);
  return payload;
}

/** Limit of unread bytes. */
const RECEIVE_BUFFER = 64 * 1024;

/** One stream with back-pressure both ways. */
class DeviceStream implements ServiceStream {
  readonly localId: number;
  readonly remoteId: number;
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  readonly close = () => this.#table.close(this);
  readonly #table: StreamTable;
  readonly #ended = new AbortController();
  readonly #waiting: Uint8Array[] = [];
  #reader: ReadableStreamDefaultController<Uint8Array> | undefined;
  #writer: WritableStreamDefaultController | undefined;
  #credit: number;
  #onCredit: (() => void) | undefined;

  constructor(
    table: StreamTable,
    { localId, remoteId, credit }: { localId: number; remoteId: number; credit: number },
  ) {
    this.#table = table;
    this.localId = localId;
    this.remoteId = remoteId;
    this.#credit = credit;
    this.readable = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#reader = controller;
        },
        pull: () => this.#deliver(),
        cancel: () => {
          this.#reader = undefined;
          this.#deliver();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: RECEIVE_BUFFER }),
    );
    this.writable = new WritableStream<Uint8Array>({
      start: (controller) => {
        this.#writer = controller;
      },
      write: (chunk) => this.#send(chunk),
    });
  }

  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  receive(payload: Uint8Array): void {
    this.#waiting.push(payload);
    this.#deliver();
  }

  /** Without delayed acknowledgement, the packet on its way arrived. */
  takeAcknowledgement(bytes: number): void {
    this.#credit = this.#table.options.hasDelayedAck ? this.#credit + bytes : 1;
    this.#onCredit?.();
  }

  end(reason: string): void {
    if (this.signal.aborted) return;
    const error = new Error(reason);
    this.#ended.abort(error);
    this.#writer?.error(error);
    this.#onCredit?.();
    this.#deliver();
  }

  /** Acknowledge while the service has room: endless room once it stopped reading. */
  #deliver(): void {
    while (this.#waiting.length > 0 && (!this.#reader || (this.#reader.desiredSize ?? 0) > 0)) {
      const payload = this.#waiting.shift() ?? NO_PAYLOAD;
      this.#table.acknowledge(this, payload.length);
      if (payload.length > 0) this.#reader?.enqueue(payload);
    }
    if (this.signal.aborted && this.#waiting.length === 0) {
      this.#reader?.close();
      this.#reader = undefined;
    }
  }

  async #send(chunk: Uint8Array): Promise<void> {
    const { maxPayload, hasDelayedAck, waitForRoom, queue } = this.#table.options;
    for (let start = 0; start < chunk.length; start += maxPayload) {
      await this.#waitForCredit();
      // The service may reuse its chunk.
      const payload = chunk.slice(start, start + maxPayload);
      this.#credit -= hasDelayedAck ? payload.length : 1;
      await waitForRoom();
      this.signal.throwIfAborted();
      queue('WRTE', this.localId, this.remoteId, payload);
    }
  }

  /** The last packet may exceed the room of delayed acknowledgement, as in adbd. */
  async #waitForCredit(): Promise<void> {
    while (this.#credit <= 0 && !this.signal.aborted) {
      await new Promise<void>((resolve) => {
        this.#onCredit = resolve;
      });
    }
    this.signal.throwIfAborted();
  }
}
