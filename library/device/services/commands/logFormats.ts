import { encodeText, joinBytes } from '../../files/bytes.ts';
import { LOG_BUFFERS, LOG_PRIORITIES, type LogEntry } from '../state/DeviceLog.ts';
import { formatDate } from './formatDate.ts';

const pad = (number: number, length = 5) => String(number).padStart(length);

const formatTime = ({ time }: LogEntry, format = '%m-%d %T') =>
  `${formatDate(time, format)}.${String(Math.floor(time) % 1000).padStart(3, '0')}`;

const PREFIXES: Readonly<Record<string, (entry: LogEntry) => string>> = {
  brief: ({ priority, tag, pid }) => `${priority}/${tag.padEnd(8)}(${pad(pid)}): `,
  process: ({ priority, pid }) => `${priority}(${pad(pid)}) `,
  tag: ({ priority, tag }) => `${priority}/${tag.padEnd(8)}: `,
  thread: ({ priority, pid, tid }) => `${priority}(${pad(pid)}:${pad(tid)}) `,
  raw: () => '',
  time: (entry) => `${formatTime(entry)} ${entry.priority}/${entry.tag.padEnd(8)}(${pad(entry.pid)}): `,
  threadtime: (entry) =>
    `${formatTime(entry)} ${pad(entry.pid)} ${pad(entry.tid)} ${entry.priority} ${entry.tag.padEnd(8)}: `,
};

/** Create the formatter of an entry. Undefined for an unknown name. */
export function createLogFormatter(name: string): ((entry: LogEntry) => string) | undefined {
  if (name === 'long') return formatLong;
  const formatPrefix = PREFIXES[name];
  if (!formatPrefix) return undefined;
  return (entry) => {
    const suffix = name === 'process' ? `  (${entry.tag})` : '';
    const lines = entry.message.split('\n').map((line) => `${formatPrefix(entry)}${line}${suffix}\n`);
    return lines.join('');
  };
}

function formatLong(entry: LogEntry): string {
  const { pid, tid, priority, tag, message } = entry;
  return `[ ${formatTime(entry)} ${pad(pid)}:${pad(tid)} ${priority}/${tag.padEnd(8)} ]\n${message}\n\n`;
}

const HEADER_SIZE = 28;

/** Format an entry as logd stores it. */
export function formatLogBinary({ buffer, priority, tag, message, pid, tid, uid, time }: LogEntry): Uint8Array {
  const payload = joinBytes([Uint8Array.of(LOG_PRIORITIES.indexOf(priority)), encodeText(`${tag}\0${message}\0`)]);
  const header = new Uint8Array(HEADER_SIZE);
  const view = new DataView(header.buffer);
  view.setUint16(0, payload.length, true);
  view.setUint16(2, HEADER_SIZE, true);
  const numbers = [pid, tid, Math.floor(time / 1000), (Math.floor(time) % 1000) * 1_000_000, LOG_BUFFERS[buffer], uid];
  numbers.forEach((number, index) => {
    view.setUint32(4 + index * 4, number, true);
  });
  return joinBytes([header, payload]);
}
