/** Format an argument, as decimal for stream numbers, else as hex. */
export const formatArgument = (value: number): string =>
  value < 0x10000 ? String(value) : `0x${value.toString(16).padStart(8, '0')}`;
