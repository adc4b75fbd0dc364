import { formatBytes } from '../../../common/formatBytes.ts';

/** @example formatHex(255, 4) === '0x000000ff' */
export const formatHex = (value: number, size: number): string =>
  `0x${(value >>> 0).toString(16).padStart(size * 2, '0')}`;

/** Format the first bytes, and say how many more there are. */
export function formatSomeBytes(bytes: Uint8Array, limit = 64): string {
  const shown = formatBytes(bytes.subarray(0, limit));
  return bytes.length > limit ? `${shown} … and ${bytes.length - limit} more` : shown;
}

/** @example formatCount(2, 'property', 'properties') === '2 properties' */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;
