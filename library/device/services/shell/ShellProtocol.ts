import { joinBytes } from '../../files/bytes.ts';

export const SHELL_PACKET = { stdin: 0, stdout: 1, stderr: 2, exit: 3, closeStdin: 4, windowSize: 5 } as const;

interface ShellPacket {
  readonly id: number;
  readonly payload: Uint8Array;
}

const HEADER_SIZE = 5;

/** Format a packet: id, length as four bytes, little-endian, payload. */
export function formatShellPacket(id: number, payload: Uint8Array): Uint8Array {
  const header = new Uint8Array(HEADER_SIZE);
  header[0] = id;
  new DataView(header.buffer).setUint32(1, payload.length, true);
  return joinBytes([header, payload]);
}

export class ShellPacketReader {
  #rest: Uint8Array = new Uint8Array();

  /** Return the complete packets. */
  push(bytes: Uint8Array): ShellPacket[] {
    this.#rest = joinBytes([this.#rest, bytes]);
    const packets: ShellPacket[] = [];
    for (let packet = this.#take(); packet; packet = this.#take()) packets.push(packet);
    return packets;
  }

  #take(): ShellPacket | undefined {
    const bytes = this.#rest;
    if (bytes.length < HEADER_SIZE) return undefined;
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(1, true);
    const end = HEADER_SIZE + length;
    if (bytes.length < end) return undefined;
    this.#rest = bytes.subarray(end);
    return { id: bytes[0] ?? 0, payload: bytes.subarray(HEADER_SIZE, end) };
  }
}
