import { AUTH } from '../wire/authentication.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import { type AdbPacket, formatHeader, NO_PAYLOAD, PacketParser, VERSION } from '../wire/packet.ts';

interface HelloOptions {
  maxPayload?: number;
  features?: string[];
}

export class RawClient {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #parser = new PacketParser();
  readonly #packets: AdbPacket[] = [];
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;

  constructor({ readable, writable }: ByteTransport) {
    this.#reader = readable.getReader();
    this.#writer = writable.getWriter();
    this.#writer.closed.catch(() => {});
  }

  async send(command: string, arg0: number, arg1: number, payload: Uint8Array | string = NO_PAYLOAD): Promise<void> {
    const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
    const packet = { command, arg0, arg1, payload: bytes };
    await this.sendBytes(new Uint8Array([...formatHeader(packet), ...bytes]));
  }

  sendBytes(bytes: Uint8Array): Promise<void> {
    return this.#writer.write(bytes);
  }

  /** Undefined if the device ended the connection. */
  async read(): Promise<AdbPacket | undefined> {
    while (this.#packets.length === 0) {
      const { value, done } = await this.#reader.read();
      if (done) return undefined;
      this.#parser.push(value, (packet) => this.#packets.push(packet));
    }
    return this.#packets.shift();
  }

  /** Command, arguments, and any text. */
  async readLine(): Promise<string> {
    const packet = await this.read();
    if (!packet) return 'end';
    const { command, arg0, arg1, payload } = packet;
    const text = new TextDecoder().decode(payload);
    return `${command} ${arg0} ${arg1}${text && ` ${text}`}`;
  }

  /** Returns the token to sign. */
  async greet({ maxPayload = 1024 * 1024, features = [] }: HelloOptions = {}): Promise<AdbPacket | undefined> {
    await this.send('CNXN', VERSION, maxPayload, `host::features=${features.join(',')}`);
    return this.read();
  }

  async signIn(options?: HelloOptions): Promise<AdbPacket | undefined> {
    await this.greet(options);
    await this.send('AUTH', AUTH.publicKey, 0, PUBLIC_KEY);
    return this.read();
  }
}

/** Without a private half. */
const PUBLIC_KEY = (() => {
  const bytes = new Uint8Array(524).fill(1);
  bytes.set([64, 0, 0, 0]);
  return `${btoa(String.fromCharCode(...bytes))} user@test\0`;
})();
