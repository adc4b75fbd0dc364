import { type AdbPacket, HEADER_SIZE, MAX_PAYLOAD, PacketError, type PacketHeader, parseHeader } from './packet.ts';

/** Payloads are copies: senders may reuse chunks. */
export class PacketParser {
  /** In bytes. The handshake changes it. */
  maxPayload = MAX_PAYLOAD;
  readonly #headerBytes = new Uint8Array(HEADER_SIZE);
  #header: PacketHeader | undefined;
  #payload = new Uint8Array(0);
  #filled = 0;

  /** Throws `PacketError`; the parser cannot be used afterwards. */
  push(chunk: Uint8Array, onPacket: (packet: AdbPacket) => void): void {
    let offset = 0;
    while (offset < chunk.length) {
      const target = this.#header ? this.#payload : this.#headerBytes;
      const part = chunk.subarray(offset, offset + target.length - this.#filled);
      target.set(part, this.#filled);
      this.#filled += part.length;
      offset += part.length;
      if (this.#filled < target.length) return;

      this.#filled = 0;
      this.#header ??= this.#begin();
      if (this.#header.payloadLength === 0 || target === this.#payload) onPacket(this.#complete(this.#header));
    }
  }

  #begin(): PacketHeader {
    const header = parseHeader(this.#headerBytes);
    const { maxPayload } = this;
    if (header.payloadLength > maxPayload) {
      throw new PacketError(
        `"${header.command}" announces ${header.payloadLength} bytes, more than the ${maxPayload} agreed on.`,
      );
    }
    this.#payload = new Uint8Array(header.payloadLength);
    return header;
  }

  #complete(header: PacketHeader): AdbPacket {
    const payload = this.#payload;
    this.#header = undefined;
    this.#payload = new Uint8Array(0);
    return { command: header.command, arg0: header.arg0, arg1: header.arg1, payload };
  }
}
