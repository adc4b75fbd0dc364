/** Six little-endian 32-bit words. Source: AOSP `packages/modules/adb/protocol.txt`. */
export const HEADER_SIZE = 24;

/** From Android 9 on. Checksums are 0 and never read. */
export const VERSION = 0x01000001;

/** In bytes. */
export const MAX_PAYLOAD = 1024 * 1024;

export interface AdbPacket {
  /** The device ignores others than CNXN, AUTH, OPEN, OKAY, WRTE and CLSE. */
  readonly command: string;
  readonly arg0: number;
  readonly arg1: number;
  readonly payload: Uint8Array;
}

export interface PacketRecord extends AdbPacket {
  readonly direction: 'toDevice' | 'fromDevice';
}

/** Called in order. It must not change the payload. */
export type OnPacket = (packet: PacketRecord) => void;

export const NO_PAYLOAD = new Uint8Array(0);

/** Format a header. Its last word is the complement of the command. */
export function formatHeader({ command, arg0, arg1, payload }: AdbPacket): Uint8Array {
  const view = new DataView(new ArrayBuffer(HEADER_SIZE));
  const number = readCommand(new TextEncoder().encode(command));
  [number, arg0, arg1, payload.length, 0, ~number].forEach((word, index) => {
    view.setUint32(index * 4, word, true);
  });
  return new Uint8Array(view.buffer);
}

const readCommand = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);

/** Parses packets. Payloads are copies: senders may reuse chunks. */
export class PacketParser {
  /** In bytes. The handshake changes it. */
  maxPayload = MAX_PAYLOAD;
  readonly #headerBytes = new Uint8Array(HEADER_SIZE);
  #payload: Uint8Array | undefined;
  #filled = 0;

  /** Throws an Error for bytes that are not ADB; the parser cannot be used afterwards. */
  push(chunk: Uint8Array, onPacket: (packet: AdbPacket) => void): void {
    let offset = 0;
    while (offset < chunk.length) {
      const target = this.#payload ?? this.#headerBytes;
      const part = chunk.subarray(offset, offset + target.length - this.#filled);
      target.set(part, this.#filled);
      this.#filled += part.length;
      offset += part.length;
      if (this.#filled < target.length) return;

      this.#filled = 0;
      this.#payload ??= new Uint8Array(this.#readLength());
      if (this.#payload.length > 0 && target !== this.#payload) continue;
      const [command, arg0, arg1] = [decodeCommand(this.#headerBytes), this.#readWord(1), this.#readWord(2)];
      const payload = this.#payload;
      this.#payload = undefined;
      onPacket({ command, arg0, arg1, payload });
    }
  }

  #readWord(index: number): number {
    return new DataView(this.#headerBytes.buffer).getUint32(index * 4, true);
  }

  #readLength(): number {
    const command = decodeCommand(this.#headerBytes);
    const length = this.#readWord(3);
    if (~this.#readWord(0) >>> 0 !== this.#readWord(5))
      throw new Error(`The header of "${command}" has a wrong magic. The bytes are not ADB, or some are missing.`);
    if (length > this.maxPayload)
      throw new Error(`"${command}" announces ${length} bytes, more than the ${this.maxPayload} agreed on.`);
    return length;
  }
}

const decodeCommand = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 4));
