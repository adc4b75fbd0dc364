import type { PacketRecord } from '../../device/wire/packet.ts';

const ARROWS: Readonly<Record<PacketRecord['direction'], string>> = { toDevice: '→', fromDevice: '←' };

const MAX_TEXT = 1000;
const MAX_BYTES = 16;

const REST = '…';

const TEXT = /^[\P{Cc}\t\r\n]+\0?$/u;

/** Format a packet as one line. @example → OPEN 1 0 "shell:ls" */
export function formatPacket({ direction, command, arg0, arg1, payload }: PacketRecord): string {
  const words = [ARROWS[direction], command, formatArgument(arg0), formatArgument(arg1)];
  if (payload.length > 0) words.push(formatPayload(command, payload));
  return words.join(' ');
}

/** As decimal for stream numbers, else as hex. */
const formatArgument = (value: number): string =>
  value < 0x10000 ? String(value) : `0x${value.toString(16).padStart(8, '0')}`;

/** The payload of an OKAY is a number. */
function formatPayload(command: string, payload: Uint8Array): string {
  const text = command === 'OKAY' ? undefined : readText(payload);
  if (text === undefined) return formatStart(payload);
  const quoted = JSON.stringify(text.slice(0, MAX_TEXT)).replace(/\\u0000"$/, '\\0"');
  return text.length > MAX_TEXT ? `${quoted.slice(0, -1)}${REST}"` : quoted;
}

/** Undefined if it is no UTF-8 text. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return TEXT.test(text) ? text : undefined;
  } catch {
    // Not UTF-8.
    return undefined;
  }
}

function formatStart(bytes: Uint8Array): string {
  const rest = bytes.length > MAX_BYTES ? ` ${REST}` : '';
  const unit = bytes.length === 1 ? 'byte' : 'bytes';
  return `${bytes.length} ${unit}: ${formatHex(bytes.subarray(0, MAX_BYTES))}${rest}`;
}

const formatHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
