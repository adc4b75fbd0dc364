import { formatBytes } from '../../../common/formatBytes.ts';

const BYTES_IN_LINE = 16;

/** Format offsets, 16 bytes in hex, and their characters. */
export function formatHex(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += BYTES_IN_LINE) {
    const row = bytes.subarray(start, start + BYTES_IN_LINE);
    const digits = formatBytes(row);
    const letters = Array.from(row, formatByte).join('');
    lines.push(`${start.toString(16).padStart(4, '0')}  ${digits.padEnd(BYTES_IN_LINE * 3 - 1)}  ${letters}`);
  }
  return lines.join('\n');
}

const formatByte = (byte: number): string => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.');

/** Texts have at least this share of printable characters. */
const TEXT_SHARE = 0.85;

/** Read bytes as text. Undefined if too few are printable. */
export function readText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  const printable = text.replace(/[^\P{C}\n\t]|\uFFFD/gu, '');
  return printable.length >= text.length * TEXT_SHARE ? text.replace(/\0+$/, '') : undefined;
}
