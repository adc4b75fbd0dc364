/** Six little-endian 32-bit words. Source: AOSP `packages/modules/adb/protocol.txt`. */
export const HEADER_SIZE = 24;

/** From Android 9 on. Checksums are 0 and never read. */
export const VERSION = 0x01000001;

/** In bytes. */
export const MAX_PAYLOAD = 1024 * 1024;

/** The device ignores other commands. */
export type AdbCommand = 'CNXN' | 'AUTH' | 'OPEN' | 'OKAY' | 'WRTE' | 'CLSE';

export interface AdbPacket {
  /** An {@link AdbCommand}, or any other four letters. */
  readonly command: string;
  readonly arg0: number;
  readonly arg1: number;
  readonly payload: Uint8Array;
}

/** Nothing after this byte can be read. */
export class PacketError extends Error {
  override name = 'PacketError';
}

export const NO_PAYLOAD = new Uint8Array(0);

export function formatHeader(packet: AdbPacket): Uint8Array {
  const header = new Uint8Array(HEADER_SIZE);
  const view = new DataView(header.buffer);
  for (let index = 0; index < 4; index++) view.setUint8(index, packet.command.charCodeAt(index));
  const command = view.getUint32(0, true);
  view.setUint32(4, packet.arg0, true);
  view.setUint32(8, packet.arg1, true);
  view.setUint32(12, packet.payload.length, true);
  view.setUint32(20, command ^ 0xffffffff, true);
  return header;
}

export interface PacketHeader extends Omit<AdbPacket, 'payload'> {
  readonly payloadLength: number;
}

/** Parse a header. Throws `PacketError` if the magic is not the complement of the command. */
export function parseHeader(header: Uint8Array): PacketHeader {
  const view = new DataView(header.buffer, header.byteOffset, HEADER_SIZE);
  const command = String.fromCharCode(...header.subarray(0, 4));
  if ((view.getUint32(0, true) ^ 0xffffffff) >>> 0 !== view.getUint32(20, true)) {
    throw new PacketError(`The header of "${command}" has a wrong magic. The bytes are not ADB, or some are missing.`);
  }
  return {
    command,
    arg0: view.getUint32(4, true),
    arg1: view.getUint32(8, true),
    payloadLength: view.getUint32(12, true),
  };
}
