import type { AdbPacket } from './wire/packet.ts';

export interface PacketRecord extends AdbPacket {
  readonly direction: 'toDevice' | 'fromDevice';
  /** Numbers of streams belong to one connection. */
  readonly connection: object;
  /** In milliseconds of the device's clock. */
  readonly time: number;
}

/** Called in order. It must not change the payload. */
export type OnPacket = (packet: PacketRecord) => void;
