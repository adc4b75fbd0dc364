/** Write bytes in hex digits. @example formatBytes(Uint8Array.of(1, 255)) === '01 ff' */
export const formatBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
