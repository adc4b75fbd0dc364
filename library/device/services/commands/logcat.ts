import { encodeText, joinBytes } from '../../files/bytes.ts';
import { formatDate } from '../../files/formatFile.ts';
import { isLogBuffer, LOG_BUFFERS, LOG_PRIORITIES, type LogBuffer, type LogEntry } from '../DeviceLog.ts';
import { type Command, CommandError, type Process } from '../shell/Process.ts';
import { type ParsedOptions, parseNumber, parseOptions } from './parseOptions.ts';

const DEFAULT_BUFFERS: readonly LogBuffer[] = ['main', 'system', 'crash'];

/** Print the log and follow it: `-d`, `-t`, `-T`, `-B`, `-b`; `-c` clears it, `-g` prints sizes. */
export const logcat: Command = async (process) => {
  const options = parseOptions(process.args, ['d', 'B', 'c', 'g', 'b=', 't=', 'T=']);
  const buffers = new Set(readBuffers(options.values.get('b') ?? 'default'));
  if (options.flags.has('c')) {
    process.state.log.clear(buffers);
    return 0;
  }
  return options.flags.has('g') ? printSizes(process, buffers) : printLog(process, options, buffers);
};

function readBuffers(list: string): readonly LogBuffer[] {
  return list.split(',').flatMap((name): readonly LogBuffer[] => {
    if (name === 'default') return DEFAULT_BUFFERS;
    if (!isLogBuffer(name)) throw new CommandError(`Unknown -b buffer '${name}'.`);
    return [name];
  });
}

/** For each buffer, with the limits of a device. */
async function printSizes(process: Process, buffers: ReadonlySet<LogBuffer>): Promise<number> {
  const { entries } = process.state.log;
  await process.printLines(
    [...buffers].map((buffer) => {
      const bytes = entries.map((entry) => (entry.buffer === buffer ? formatBinary(entry).length : 0));
      const size = `${Math.ceil(bytes.reduce((sum, length) => sum + length, 0) / 1024)} KiB`;
      return `${buffer}: ring buffer is 256 KiB (${size} consumed, ${size} readable), max entry is 5120 B, max payload is 4068 B`;
    }),
  );
  return 0;
}

async function printLog(process: Process, options: ParsedOptions, buffers: ReadonlySet<LogBuffer>): Promise<number> {
  const isBinary = options.flags.has('B');
  const begun = new Set<LogBuffer>();
  const isShown = ({ buffer }: LogEntry) => buffers.has(buffer);
  const print = async (entry: LogEntry) => {
    if (!isBinary && !begun.has(entry.buffer)) await process.print(`--------- beginning of ${entry.buffer}\n`);
    begun.add(entry.buffer);
    await process.write(isBinary ? formatBinary(entry) : encodeText(formatLine(entry)));
  };
  const isDump = options.flags.has('d') || options.values.has('t');
  const queue = cutTail(process.state.log.entries.filter(isShown), options);
  let wake = () => {};
  const stop = process.state.log.listen((entry) => {
    if (isShown(entry)) queue.push(entry);
    wake();
  });
  process.signal.addEventListener('abort', () => wake(), { once: true });
  try {
    while (!process.signal.aborted) {
      const entry = queue.shift();
      if (entry) await print(entry);
      else if (isDump) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    stop();
  }
  return 0;
}

/** `-t` takes a number of entries, or seconds since 1970 with a fraction. */
function cutTail(entries: LogEntry[], { values }: ParsedOptions): LogEntry[] {
  const tail = values.get('t') ?? values.get('T');
  if (tail === undefined) return entries;
  const number = parseNumber(tail);
  if (tail.includes('.')) return entries.filter(({ time }) => time >= number * 1000);
  return entries.slice(-number);
}

const pad = (number: number) => String(number).padStart(5);

/** Format as `logcat -v threadtime` does, a line for each one of the message. */
function formatLine({ time, pid, tid, priority, tag, message }: LogEntry): string {
  const fraction = String(Math.floor(time) % 1000).padStart(3, '0');
  const prefix = `${formatDate(time, '%m-%d %T')}.${fraction} ${pad(pid)} ${pad(tid)} ${priority} ${tag.padEnd(8)}: `;
  const lines = message.split('\n').map((line) => `${prefix}${line}\n`);
  return lines.join('');
}

const HEADER_SIZE = 28;

/** Format an entry as logd stores it. */
function formatBinary({ buffer, priority, tag, message, pid, tid, uid, time }: LogEntry): Uint8Array {
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
