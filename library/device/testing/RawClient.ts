import { AUTH } from '../wire/authentication.ts';
import { ByteReader } from '../wire/ByteReader.ts';
import type { ByteTransport } from '../wire/Connection.ts';
import {
  type AdbCommand,
  type AdbPacket,
  formatHeader,
  HEADER_SIZE,
  NO_PAYLOAD,
  parseHeader,
  VERSION,
} from '../wire/packet.ts';

interface HelloOptions {
  maxPayload?: number;
  features?: string[];
}

export class RawClient {
  readonly #reader: ByteReader;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;

  constructor({ readable, writable }: ByteTransport) {
    this.#reader = new ByteReader(readable);
    this.#writer = writable.getWriter();
    this.#writer.closed.catch(() => {});
  }

  async send(
    command: AdbCommand,
    arg0: number,
    arg1: number,
    payload: Uint8Array | string = NO_PAYLOAD,
  ): Promise<void> {
    const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
    const packet = { command, arg0, arg1, payload: bytes };
    await this.sendBytes(new Uint8Array([...formatHeader(packet), ...bytes]));
  }

  sendBytes(bytes: Uint8Array): Promise<void> {
    return this.#writer.write(bytes);
  }

  /** Undefined if the device ended the connection. */
  async read(): Promise<AdbPacket | undefined> {
    const headerBytes = await this.#reader.read(HEADER_SIZE);
    if (!headerBytes) return undefined;
    const { payloadLength, command, arg0, arg1 } = parseHeader(headerBytes);
    const payload = (await this.#reader.read(payloadLength)) ?? NO_PAYLOAD;
    return { command, arg0, arg1, payload };
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
