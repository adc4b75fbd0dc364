import { formatBytes } from '../../../common/formatBytes.ts';
import { previews } from '../../strings/en/previews.ts';

/** @example formatHex(255, 4) === '0x000000ff' */
export const formatHex = (value: number, size: number): string =>
  `0x${(value >>> 0).toString(16).padStart(size * 2, '0')}`;

/** Format the first bytes, and count the others. */
export function formatSomeBytes(bytes: Uint8Array, limit = 64): string {
  const shown = formatBytes(bytes.subarray(0, limit));
  return bytes.length > limit ? `${shown} ${previews.moreBytes(bytes.length - limit)}` : shown;
}
