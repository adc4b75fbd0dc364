import { ByteReader } from '../wire/ByteReader.ts';
import type { ByteTransport } from '../wire/Connection.ts';

export class RawServerClient {
  readonly #reader: ByteReader;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;

  constructor({ readable, writable }: ByteTransport) {
    this.#reader = new ByteReader(readable);
    this.#writer = writable.getWriter();
    this.#writer.closed.catch(() => {});
  }

  async send(request: string): Promise<void> {
    const bytes = new TextEncoder().encode(request);
    const length = new TextEncoder().encode(bytes.length.toString(16).padStart(4, '0'));
    await this.#writer.write(new Uint8Array([...length, ...bytes]));
  }

  /** Empty if the server ended the connection. */
  async readText(length = 4): Promise<string> {
    const bytes = await this.#reader.read(length);
    return bytes ? new TextDecoder().decode(bytes) : '';
  }

  async readString(): Promise<string> {
    return this.readText(Number.parseInt(await this.readText(), 16));
  }
}
