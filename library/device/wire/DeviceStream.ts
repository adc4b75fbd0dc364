import type { ServiceStream } from '../serviceStream.ts';
import { NO_PAYLOAD } from './packet.ts';

/** Limit of unread bytes. */
const RECEIVE_BUFFER = 64 * 1024;

export interface StreamWire {
  /** In bytes. */
  readonly maxPayload: number;
  /** Whether acknowledgements count bytes instead of packets. */
  readonly hasDelayedAck: boolean;
  /** Resolves with room for more. */
  sendData(stream: DeviceStream, payload: Uint8Array): Promise<void>;
  acknowledge(stream: DeviceStream, bytes: number): void;
  /** Called for streams that the device opened. */
  onLocalClose(stream: DeviceStream): void;
}

interface DeviceStreamOptions {
  readonly localId: number;
  readonly remoteId: number;
  readonly wire: StreamWire;
  /** With delayed acknowledgement, the bytes that the client takes before it acknowledges. */
  readonly credit: number;
  /** Whether closing the writable, or canceling the readable, closes the stream. */
  readonly closesItself: boolean;
}

/** One stream with back-pressure both ways. */
export class DeviceStream implements ServiceStream {
  readonly localId: number;
  readonly remoteId: number;
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  readonly #options: DeviceStreamOptions;
  readonly #ended = new AbortController();
  readonly #waiting: Uint8Array[] = [];
  #reader: ReadableStreamDefaultController<Uint8Array> | undefined;
  #writer: WritableStreamDefaultController | undefined;
  #credit: number;
  #onCredit: (() => void) | undefined;

  constructor(options: DeviceStreamOptions) {
    this.#options = options;
    this.localId = options.localId;
    this.remoteId = options.remoteId;
    this.#credit = options.wire.hasDelayedAck ? options.credit : 1;
    this.readable = this.#createReadable();
    this.writable = this.#createWritable();
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
    this.#credit = this.#options.wire.hasDelayedAck ? this.#credit + bytes : 1;
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

  #createReadable(): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#reader = controller;
        },
        pull: () => this.#deliver(),
        cancel: () => {
          this.#reader = undefined;
          this.#deliver();
          if (this.#options.closesItself) this.#options.wire.onLocalClose(this);
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: RECEIVE_BUFFER }),
    );
  }

  #createWritable(): WritableStream<Uint8Array> {
    const close = () => {
      if (this.#options.closesItself) this.#options.wire.onLocalClose(this);
    };
    return new WritableStream<Uint8Array>({
      start: (controller) => {
        this.#writer = controller;
      },
      write: (chunk) => this.#send(chunk),
      close,
      abort: close,
    });
  }

  /** Acknowledge while the service has room: endless room once it stopped reading. */
  #deliver(): void {
    while (this.#waiting.length > 0 && (!this.#reader || (this.#reader.desiredSize ?? 0) > 0)) {
      const payload = this.#waiting.shift() ?? NO_PAYLOAD;
      if (!this.signal.aborted) this.#options.wire.acknowledge(this, payload.length);
      if (payload.length > 0) this.#reader?.enqueue(payload);
    }
    if (this.signal.aborted && this.#waiting.length === 0) {
      this.#reader?.close();
      this.#reader = undefined;
    }
  }

  async #send(chunk: Uint8Array): Promise<void> {
    const { wire } = this.#options;
    for (let start = 0; start < chunk.length; start += wire.maxPayload) {
      await this.#waitForCredit();
      // The service may reuse its chunk.
      const payload = chunk.slice(start, start + wire.maxPayload);
      this.#credit -= wire.hasDelayedAck ? payload.length : 1;
      await wire.sendData(this, payload);
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
