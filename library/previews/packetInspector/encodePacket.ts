import {
  ADB_DAEMON_VERSION_OMIT_CHECKSUM,
  AdbCommand,
  AdbPacketHeader,
  calculateChecksum,
  encodeUtf8,
} from 'tango-latest-adb';
import { previews } from '../../strings/en/previews.ts';
import { formatBytes, formatHex, formatSomeBytes, parseNumber, U32 } from '../parts/numbers.ts';

const words = previews.packetInspector;

type Command = keyof typeof AdbCommand;

/** By the letters of a packet. */
export const COMMANDS = {
  CNXN: 'Connect',
  AUTH: 'Auth',
  OPEN: 'Open',
  OKAY: 'Okay',
  WRTE: 'Write',
  CLSE: 'Close',
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const EXAMPLES: Readonly<Record<CommandName, Pick<PacketFields, 'arg0' | 'arg1' | 'payload'>>> = {
  CNXN: { arg0: '0x01000001', arg1: '0x00100000', payload: 'host::features=shell_v2,cmd' },
  AUTH: { arg0: '3', arg1: '0', payload: 'QAAAA… user@host' },
  OPEN: { arg0: '1', arg1: '0', payload: 'shell:ls' },
  OKAY: { arg0: '1', arg1: '7', payload: '' },
  WRTE: { arg0: '1', arg1: '7', payload: 'hello' },
  CLSE: { arg0: '1', arg1: '7', payload: '' },
};

export type PacketFields = {
  command: CommandName;
  arg0: string;
  arg1: string;
  payload: string;
  version: number;
};

/** Versions whose packets differ. */
export const VERSIONS = { old: 0x01000000, new: ADB_DAEMON_VERSION_OMIT_CHECKSUM } as const;

interface PacketResult {
  problems: { arg0?: string | undefined; arg1?: string | undefined };
  /** Undefined if a number cannot be read. */
  packet?: { rows: [field: string, bytes: string, meaning: string][]; header: string; payloadLength: number };
}

/** Encode a packet as the library sends it. */
export function encodePacket({ command, arg0, arg1, payload, version }: PacketFields): PacketResult {
  const first = parseNumber(arg0, U32);
  const second = parseNumber(arg1, U32);
  if (first.value === undefined || second.value === undefined)
    return { problems: { arg0: first.problem, arg1: second.problem } };
  const value = AdbCommand[COMMANDS[command]];
  // Devices before Android 9 require a null character.
  const text = command === 'OPEN' && version < VERSIONS.new ? `${payload}\0` : payload;
  const content = encodeUtf8(text);
  const isSummed = hasChecksum(command, version);
  const checksum = isSummed ? calculateChecksum(content) : 0;
  const magic = value ^ 0xffffffff;
  const header = AdbPacketHeader.serialize({
    command: value,
    arg0: first.value,
    arg1: second.value,
    payloadLength: content.length,
    checksum,
    magic,
  });
  const [meaning0, meaning1] = words.meanings[command];
  const meanings = [
    ['command', command],
    ['arg0', `${first.value}: ${meaning0}`],
    ['arg1', `${second.value}: ${meaning1}`],
    ['payloadLength', words.payloadLength(content.length)],
    ['checksum', isSummed ? words.checksum(checksum) : words.noChecksum],
    ['magic', words.magic(formatHex(magic, 4))],
  ] as const;
  const rows = meanings.map(([field, meaning], index): [string, string, string] => {
    return [field, formatBytes(header.subarray(index * 4, index * 4 + 4)), meaning];
  });
  if (content.length > 0) rows.push(['payload', formatSomeBytes(content), quote(payload)]);
  return { problems: {}, packet: { rows, header: formatBytes(header), payloadLength: content.length } };
}

/** CNXN and AUTH always have one: they precede the agreement on a version. */
const hasChecksum = (command: CommandName, version: number): boolean =>
  version < VERSIONS.new || command === 'CNXN' || command === 'AUTH';

const quote = (text: string): string => (text.length > 40 ? `“${text.slice(0, 40)}…”` : `“${text}”`);
