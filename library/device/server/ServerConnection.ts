import { ByteReader } from '../wire/ByteReader.ts';
import type { ByteTransport } from '../wire/Connection.ts';

/** Limit of unread bytes per direction. */
const SOCKET_BUFFER = 64 * 1024;

/** The server's end: strings with their length in four hexadecimal digits. Source: AOSP `OVERVIEW.TXT`. */
export class ServerConnection {
  readonly client: ByteTransport;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  readonly #reader: ByteReader;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #writable: WritableStream<Uint8Array>;

  constructor() {
    const gone = new AbortController();
    // A client may reuse its chunk once the write resolves.
    const buffer = new ByteLengthQueuingStrategy({ highWaterMark: SOCKET_BUFFER });
    const toServer = new TransformStream<Uint8Array, Uint8Array>(
      {
        transform: (chunk, controller) => controller.enqueue(chunk.slice()),
        flush: () => gone.abort(),
      },
      undefined,
      buffer,
    );
    const toClient = new TransformStream<Uint8Array, Uint8Array>({}, undefined, buffer);
    this.client = { readable: toClient.readable, writable: toServer.writable };
    this.signal = gone.signal;
    this.#reader = new ByteReader(toServer.readable);
    this.#writable = toClient.writable;
    this.#writer = toClient.writable.getWriter();
    this.#writer.closed.catch(() => gone.abort());
  }

  /** Undefined if the client is gone. */
  async readRequest(): Promise<string | undefined> {
    const length = await this.#readText(4);
    return length === undefined ? undefined : this.#readText(Number.parseInt(length, 16));
  }

  writeOkay(): Promise<void> {
    return this.#writeText('OKAY');
  }

  writeFail(reason: string): Promise<void> {
    return this.#writeText(`FAIL${formatString(reason)}`);
  }

  writeString(text: string): Promise<void> {
    return this.#writeText(formatString(text));
  }

  writeBytes(bytes: Uint8Array): Promise<void> {
    return this.#writer.write(bytes);
  }

  async close(): Promise<void> {
    // Either side may be gone already.
    await this.#reader.cancel().catch(() => {});
    await this.#writer.close().catch(() => {});
  }

  /** Hand over the connection to a service of the device. */
  release(): ByteTransport {
    this.#writer.releaseLock();
    return { readable: this.#reader.release(), writable: this.#writable };
  }

  async #readText(length: number): Promise<string | undefined> {
    const bytes = await this.#reader.read(length);
    return bytes && new TextDecoder().decode(bytes);
  }

  #writeText(text: string): Promise<void> {
    return this.writeBytes(new TextEncoder().encode(text));
  }
}

function formatString(text: string): string {
  const { length } = new TextEncoder().encode(text);
  return length.toString(16).padStart(4, '0') + text;
}
