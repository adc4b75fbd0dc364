/** Write an argument of an ADB packet: stream numbers as they are, larger ones in hex digits. */
export const formatArgument = (value: number): string =>
  value < 0x10000 ? String(value) : `0x${value.toString(16).padStart(8, '0')}`;
