import { decodeText, encodeText, joinBytes } from '../../files/bytes.ts';
import { FileError } from '../../files/FileSystem.ts';
import { ByteReader } from '../../wire/ByteReader.ts';
import type { ServiceStream } from '../sockets.ts';

/** The meaning of the number depends on the letters. */
interface SyncHeader {
  readonly id: string;
  readonly value: number;
}

/** The sync protocol. All numbers are little-endian. */
export class SyncStream {
  readonly #reader: ByteReader;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;

  constructor({ readable, writable }: ServiceStream) {
    this.#reader = new ByteReader(readable);
    this.#writer = writable.getWriter();
  }

  /** Undefined if the stream ends first. */
  readBytes(length: number): Promise<Uint8Array | undefined> {
    return this.#reader.read(length);
  }

  async readHeader(): Promise<SyncHeader | undefined> {
    const bytes = await this.readBytes(8);
    return bytes && { id: decodeText(bytes.subarray(0, 4)), value: readNumber(bytes, 4) };
  }

  async readText(length: number): Promise<string | undefined> {
    const bytes = await this.readBytes(length);
    return bytes && decodeText(bytes);
  }

  write(bytes: Uint8Array): Promise<void> {
    return this.#writer.write(bytes);
  }

  /** @example `open failed: Permission denied` */
  fail(message: string, reason?: unknown): Promise<void> {
    const text = encodeText(reason instanceof FileError ? `${message}: ${reason.message}` : message);
    return this.write(joinBytes([formatNumbers('FAIL', [text.length]), text]));
  }

  release(): void {
    this.#writer.releaseLock();
  }
}

/** Read an unsigned four-byte number. */
export const readNumber = (bytes: Uint8Array, offset: number) =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(offset, true);

/** Format four letters, and numbers in four bytes, or eight for bigints. */
export function formatNumbers(id: string, numbers: readonly (number | bigint)[]): Uint8Array {
  const size = numbers.reduce<number>((sum, number) => sum + (typeof number === 'bigint' ? 8 : 4), 4);
  const bytes = new Uint8Array(size);
  bytes.set(encodeText(id));
  const view = new DataView(bytes.buffer);
  let offset = 4;
  for (const number of numbers) {
    if (typeof number === 'bigint') view.setBigUint64(offset, number, true);
    else view.setUint32(offset, number, true);
    offset += typeof number === 'bigint' ? 8 : 4;
  }
  return bytes;
}
