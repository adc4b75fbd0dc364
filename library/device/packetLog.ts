import type { AdbPacket } from './wire/packet.ts';

/** One packet that crossed the wire. */
export interface PacketRecord extends AdbPacket {
  /** Who sent it. */
  readonly direction: 'toDevice' | 'fromDevice';
  /** The connection that it crossed: numbers of streams belong to one. */
  readonly connection: object;
  /** When the device read or queued it, in milliseconds of its clock. */
  readonly time: number;
}

/** Takes every packet of every connection, in order. It must not change the payload. */
export type OnPacket = (packet: PacketRecord) => void;
