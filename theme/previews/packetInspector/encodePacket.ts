import {
  ADB_DAEMON_VERSION_OMIT_CHECKSUM,
  AdbCommand,
  AdbPacketHeader,
  calculateChecksum,
  encodeUtf8,
} from 'tango-latest-adb';
import { formatBytes, formatCount, formatHex, formatSomeBytes } from '../parts/formatBytes.ts';
import { type Parsed, parseNumber, U32 } from '../parts/parseNumber.ts';

type Command = keyof typeof AdbCommand;

/** Commands by their letters on the wire. */
export const COMMANDS = {
  CNXN: 'Connect',
  AUTH: 'Auth',
  OPEN: 'Open',
  OKAY: 'Okay',
  WRTE: 'Write',
  CLSE: 'Close',
} as const satisfies Record<string, Command>;

/** Letters of a command. */
export type CommandName = keyof typeof COMMANDS;

/** What the two numbers of a command mean; a command without the second has 0 there. */
export const MEANINGS: Readonly<Record<CommandName, readonly [arg0: string, arg1: string]>> = {
  CNXN: ['Protocol version', 'Maximum payload size'],
  AUTH: ['1 token, 2 signature, 3 public key', 'Always 0'],
  OPEN: ["Sender's stream id", '0, or the window with delayed ack'],
  OKAY: ["Sender's stream id", "Receiver's stream id"],
  WRTE: ["Sender's stream id", "Receiver's stream id"],
  CLSE: ["Sender's stream id, or 0", "Receiver's stream id"],
};

/** Fields to begin with for each command. */
export const EXAMPLES: Readonly<Record<CommandName, Pick<PacketFields, 'arg0' | 'arg1' | 'payload'>>> = {
  CNXN: { arg0: '0x01000001', arg1: '0x00100000', payload: 'host::features=shell_v2,cmd' },
  AUTH: { arg0: '3', arg1: '0', payload: 'QAAAA… user@host' },
  OPEN: { arg0: '1', arg1: '0', payload: 'shell:ls' },
  OKAY: { arg0: '1', arg1: '7', payload: '' },
  WRTE: { arg0: '1', arg1: '7', payload: 'hello' },
  CLSE: { arg0: '1', arg1: '7', payload: '' },
};

/** What the reader chose and typed. */
export interface PacketFields {
  command: CommandName;
  arg0: string;
  arg1: string;
  payload: string;
  /** Protocol version that both sides agreed on. */
  version: number;
}

/** Protocol versions that differ in what a packet holds. */
export const VERSIONS = { old: 0x01000000, new: ADB_DAEMON_VERSION_OMIT_CHECKSUM } as const;

interface PacketRow {
  field: string;
  bytes: string;
  meaning: string;
}

/** A packet with each of its fields; or what is wrong with one. */
export interface PacketResult {
  problems: { arg0?: string | undefined; arg1?: string | undefined };
  /** None where a number cannot be read. */
  packet?: { rows: PacketRow[]; header: string; payloadLength: number };
}

/** Encode a packet as the library sends it. */
export function encodePacket({ command, arg0, arg1, payload, version }: PacketFields): PacketResult {
  const first = parseNumber(arg0, U32);
  const second = parseNumber(arg1, U32);
  if (first.value === undefined || second.value === undefined) return { problems: listProblems(first, second) };
  const value = AdbCommand[COMMANDS[command]];
  // Devices before Android 9 want a service's name to end with a zero.
  const text = command === 'OPEN' && version < VERSIONS.new ? `${payload}\0` : payload;
  const content = encodeUtf8(text);
  const checksum = hasChecksum(command, version) ? calculateChecksum(content) : 0;
  const magic = value ^ 0xffffffff;
  const header = AdbPacketHeader.serialize({
    command: value,
    arg0: first.value,
    arg1: second.value,
    payloadLength: content.length,
    checksum,
    magic,
  });
  const [meaning0, meaning1] = MEANINGS[command];
  const words = [
    ['command', command],
    ['arg0', `${first.value}: ${meaning0}`],
    ['arg1', `${second.value}: ${meaning1}`],
    ['payloadLength', formatCount(content.length, 'byte')],
    ['checksum', hasChecksum(command, version) ? `${checksum}, the sum of the payload` : '0, left out by this version'],
    ['magic', `${formatHex(magic, 4)}, the command inverted`],
  ] as const;
  const rows = words.map(([field, meaning], index) => ({
    field,
    bytes: formatBytes(header.subarray(index * 4, index * 4 + 4)),
    meaning,
  }));
  const body = { field: 'payload', bytes: formatSomeBytes(content), meaning: quote(payload) };
  return {
    problems: {},
    packet: {
      rows: content.length > 0 ? [...rows, body] : rows,
      header: formatBytes(header),
      payloadLength: content.length,
    },
  };
}

const listProblems = (arg0: Parsed<number>, arg1: Parsed<number>) => ({ arg0: arg0.problem, arg1: arg1.problem });

/** The version is not known yet while CNXN and AUTH are sent: they always carry a sum. */
const hasChecksum = (command: CommandName, version: number): boolean =>
  version < VERSIONS.new || command === 'CNXN' || command === 'AUTH';

const quote = (text: string): string => (text.length > 40 ? `“${text.slice(0, 40)}…”` : `“${text}”`);
