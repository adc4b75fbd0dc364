import { formatBytes } from '../../../common/formatBytes.ts';
import type { PacketRecord } from '../../device/packetLog.ts';
import { formatArgument } from '../formatArgument.ts';

const ARROWS: Readonly<Record<PacketRecord['direction'], string>> = { toDevice: '→', fromDevice: '←' };

const MAX_TEXT = 1000;
const MAX_BYTES = 16;

const REST = '…';

const TEXT = /^[\P{Cc}\t\r\n]+\0?$/u;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\t': '\\t',
  '\r': '\\r',
  '\n': '\\n',
  '\0': '\\0',
};

/** Format a packet as one line. @example → OPEN 1 0 "shell:ls" */
export function formatPacket({
  direction,
  command,
  arg0,
  arg1,
  payload,
}: Omit<PacketRecord, 'time' | 'connection'>): string {
  const words = [ARROWS[direction], command, formatArgument(arg0), formatArgument(arg1)];
  if (payload.length > 0) words.push(formatPayload(command, payload));
  return words.join(' ');
}

/** The payload of an OKAY is a number. */
function formatPayload(command: string, payload: Uint8Array): string {
  const text = command === 'OKAY' ? undefined : readText(payload);
  if (text === undefined) return formatStart(payload);
  const quoted = text.slice(0, MAX_TEXT).replace(/["\\\t\r\n\0]/g, (character) => ESCAPES[character] ?? '');
  return `"${quoted}${text.length > MAX_TEXT ? REST : ''}"`;
}

/** Read UTF-8 text, or return undefined. */
export function readText(bytes: Uint8Array): string | undefined {
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
  return `${bytes.length} ${unit}: ${formatBytes(bytes.subarray(0, MAX_BYTES))}${rest}`;
}
