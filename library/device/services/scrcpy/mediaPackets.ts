import { encodeText, joinBytes } from '../../files/bytes.ts';
import type { ScrcpyOptions } from './ScrcpyOptions.ts';

const CONFIG_FLAG = 1n << 63n;
const KEYFRAME_FLAG = 1n << 62n;
// Servers before 1.23 mark configurations with it.
const NO_TIME = 0xffff_ffff_ffff_ffffn;

const DEVICE_NAME_SIZE = 64;

interface MediaPacket {
  readonly type: 'configuration' | 'keyframe';
  /** In microseconds. */
  readonly time: bigint;
  readonly payload: Uint8Array;
}

/** Format a packet: time with flags, length, payload. Without `send_frame_meta`, only the payload. */
export function formatMediaPacket({ type, time, payload }: MediaPacket, options: ScrcpyOptions): Uint8Array {
  if (!options.isOn('send_frame_meta', true)) return payload;
  const header = new Uint8Array(12);
  const view = new DataView(header.buffer);
  const hasFlags = options.isAtLeast(1, 23);
  const configuration = hasFlags ? CONFIG_FLAG : NO_TIME;
  view.setBigUint64(0, type === 'configuration' ? configuration : time | (hasFlags ? KEYFRAME_FLAG : 0n));
  view.setUint32(8, payload.length);
  return joinBytes([header, payload]);
}

/** Format the device's name in 64 bytes. */
export function formatDeviceName(name: string): Uint8Array {
  const bytes = new Uint8Array(DEVICE_NAME_SIZE);
  bytes.set(encodeText(name).subarray(0, DEVICE_NAME_SIZE - 1));
  return bytes;
}

/** Format numbers in four bytes each, high byte first. */
export function formatBigEndian(numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4);
  const view = new DataView(bytes.buffer);
  numbers.forEach((number, index) => {
    view.setUint32(index * 4, number);
  });
  return bytes;
}
