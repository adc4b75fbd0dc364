import { encodeText } from '../../files/bytes.ts';
import { CommandError } from '../shell/CommandError.ts';
import { createRegExp } from '../shell/createRegExp.ts';
import type { Command, Process } from '../shell/Process.ts';
import { LOG_BUFFERS, LOG_PRIORITIES, type LogBuffer, type LogEntry } from '../state/DeviceLog.ts';
import { createLogFormatter, formatLogBinary } from './logFormats.ts';
import { parseNumber } from './parseNumber.ts';
import { type ParsedOptions, parseOptions } from './parseOptions.ts';

const DEFAULT_BUFFERS: readonly LogBuffer[] = ['main', 'system', 'crash'];

const isBuffer = (name: string): name is LogBuffer => Object.hasOwn(LOG_BUFFERS, name);

const OPTIONS = ['d', 'B', 'c', 'g', 's', 'b=', 't=', 'T=', 'v=', 'e=', 'm=', 'pid='];

/** Print the log and follow it. */
export const logcat: Command = async (process) => {
  const options = parseOptions(process.args, OPTIONS);
  const names = readBufferNames(process.args);
  const unknown = names.find((name) => !isBuffer(name));
  if (unknown !== undefined) return process.fail(`logcat: Unknown -b buffer '${unknown}'.`);
  const buffers = new Set(names.filter(isBuffer));
  if (options.flags.has('c')) {
    process.state.log.clear(buffers);
    return 0;
  }
  if (options.flags.has('g')) return printSizes(process, buffers);
  const format = createFormat(options);
  if (!format) return process.fail(`logcat: Invalid parameter "${options.values.get('v')}" to -v`);
  return printLog(process, { options, buffers, format });
};

/** `-b` may occur more than once. */
function readBufferNames(words: readonly string[]): string[] {
  const lists = words.flatMap((word, index) => (word === '-b' ? [words[index + 1] ?? ''] : []));
  const joined = words.filter((word) => /^-b./.test(word)).map((word) => word.slice(2));
  const list = [...lists, ...joined].join(',') || 'default';
  return list.split(',').flatMap((name): readonly string[] => {
    if (name === 'default') return DEFAULT_BUFFERS;
    return name === 'all' ? Object.keys(LOG_BUFFERS) : [name];
  });
}

function createFormat({ flags, values }: ParsedOptions): ((entry: LogEntry) => Uint8Array) | undefined {
  if (flags.has('B')) return formatLogBinary;
  const format = createLogFormatter(values.get('v') ?? 'threadtime');
  return format && ((entry) => encodeText(format(entry)));
}

// A device's limits for buffers and entries.
const BUFFER_KIB = 256;
const MAX_ENTRY = 5120;
const MAX_PAYLOAD = 4068;

// Android 11 shows the readable size.
const FIRST_SDK_WITH_READABLE = 30;

async function printSizes(process: Process, buffers: ReadonlySet<LogBuffer>): Promise<number> {
  const { log, properties } = process.state;
  const isReadableTold = Number(properties.get('ro.build.version.sdk')) >= FIRST_SDK_WITH_READABLE;
  const lines = [...buffers].map((buffer) => {
    const entries = log.entries.filter((entry) => entry.buffer === buffer);
    const bytes = entries.reduce((size, entry) => size + formatLogBinary(entry).length, 0);
    const consumed = `${Math.ceil(bytes / 1024)} KiB consumed`;
    const readable = isReadableTold ? `, ${Math.ceil(bytes / 1024)} KiB readable` : '';
    const limits = `max entry is ${MAX_ENTRY} B, max payload is ${MAX_PAYLOAD} B`;
    return `${buffer}: ring buffer is ${BUFFER_KIB} KiB (${consumed}${readable}), ${limits}`;
  });
  await process.printLines(lines);
  return 0;
}

interface LogRequest {
  readonly options: ParsedOptions;
  readonly buffers: ReadonlySet<LogBuffer>;
  readonly format: (entry: LogEntry) => Uint8Array;
}

async function printLog(process: Process, { options, buffers, format }: LogRequest): Promise<number> {
  const isShown = createFilter(options, buffers);
  const entries = cutTail(process.state.log.entries.filter(isShown), options);
  const limit = readNumber(options, 'm') ?? Number.POSITIVE_INFINITY;
  const isText = format !== formatLogBinary;
  const begun = new Set<LogBuffer>();
  let count = 0;
  const print = async (entry: LogEntry) => {
    if (isText && !begun.has(entry.buffer)) await process.print(`--------- beginning of ${entry.buffer}\n`);
    begun.add(entry.buffer);
    await process.stdout.write(format(entry));
    count += 1;
  };
  const isDump = options.flags.has('d') || options.values.has('t');
  const queue = [...entries];
  const follower = isDump ? undefined : follow(process, isShown);
  try {
    while (count < limit) {
      const entry = queue.shift() ?? (await follower?.next());
      if (!entry) break;
      await print(entry);
    }
  } finally {
    follower?.stop();
  }
  return 0;
}

function follow({ state, signal }: Process, isShown: (entry: LogEntry) => boolean) {
  const waiting: LogEntry[] = [];
  let wake: () => void = () => {};
  const stop = state.log.listen((entry) => {
    if (isShown(entry)) waiting.push(entry);
    wake();
  });
  const next = async () => {
    while (waiting.length === 0) {
      signal.throwIfAborted();
      await new Promise<void>((resolve) => {
        wake = resolve;
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    }
    return waiting.shift();
  };
  return { next, stop };
}

const readNumber = ({ values }: ParsedOptions, name: string) => {
  const text = values.get(name);
  return text === undefined ? undefined : parseNumber(text);
};

function cutTail(entries: readonly LogEntry[], { values }: ParsedOptions): readonly LogEntry[] {
  const tail = values.get('t') ?? values.get('T');
  if (tail === undefined) return entries;
  const count = parseNumber(tail);
  if (!tail.includes('.')) return count === 0 ? [] : entries.slice(-count);
  const [seconds = '0', fraction = '0'] = tail.split('.');
  const start = Number(seconds) * 1000 + Number(fraction);
  return entries.filter((entry) => entry.time >= start);
}

/** Such as `ActivityManager:I *:S`. */
function createFilter(options: ParsedOptions, buffers: ReadonlySet<LogBuffer>) {
  const { flags, values, operands } = options;
  const pid = readNumber(options, 'pid');
  const regExp = createRegExp(values.get('e') ?? '');
  const levels = new Map(operands.map(parseFilter));
  const fallback = levels.get('*') ?? (flags.has('s') ? LOG_PRIORITIES.indexOf('S') : 0);
  return ({ buffer, tag, priority, message, pid: entryPid }: LogEntry) =>
    buffers.has(buffer) &&
    (pid === undefined || entryPid === pid) &&
    regExp.test(message) &&
    LOG_PRIORITIES.indexOf(priority) >= (levels.get(tag) ?? fallback);
}

function parseFilter(filter: string): [string, number] {
  const colon = filter.lastIndexOf(':');
  const [tag, letter] = colon === -1 ? [filter, 'V'] : [filter.slice(0, colon), filter.slice(colon + 1)];
  const level = letter === '*' ? 0 : LOG_PRIORITIES.map(String).indexOf(letter.toUpperCase());
  if (level === -1) throw new CommandError(`Invalid filter expression '${filter}'`);
  return [tag, level];
}
