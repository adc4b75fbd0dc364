import { decodeText, joinBytes } from '../../files/bytes.ts';
import { FileError } from '../../files/FileError.ts';
import { CommandError } from '../shell/CommandError.ts';
import { createRegExp } from '../shell/createRegExp.ts';
import type { Command, Process } from '../shell/Process.ts';
import { parseNumber } from './parseNumber.ts';
import { parseOptions } from './parseOptions.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  a: '\u0007',
  e: '\u001b',
  '0': '\0',
};

const parseEscapes = (text: string) =>
  text.replace(/\\([ntrae0\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);

const echo: Command = async (process) => {
  const [first = ''] = process.args;
  const flags = /^-[neE]+$/.test(first) ? first : '';
  const text = (flags ? process.args.slice(1) : process.args).join(' ');
  await process.print((flags.includes('e') ? parseEscapes(text) : text) + (flags.includes('n') ? '' : '\n'));
};

/** Repeats the format until the words are used up. */
const printf: Command = async (process) => {
  const [format, ...words] = process.args;
  if (format === undefined) return process.fail('printf: Needs 1 argument');
  let text = '';
  let used = 0;
  do {
    const before = used;
    text += parseEscapes(format).replace(/%(-?\d*)(.?)/g, (directive, width: string, letter: string) => {
      if (letter === '%') return '%';
      if (!['s', 'd', 'x', 'c'].includes(letter)) throw new CommandError(`'${directive}' is not simulated`);
      const word = words[used++] ?? (letter === 's' || letter === 'c' ? '' : '0');
      const value =
        letter === 'x'
          ? parseNumber(word).toString(16)
          : letter === 'd'
            ? String(parseNumber(word))
            : letter === 'c'
              ? word.slice(0, 1)
              : word;
      return width.startsWith('-') ? value.padEnd(-Number(width)) : value.padStart(Number(width));
    });
    if (used === before) break;
  } while (used < words.length);
  await process.print(text);
  return 0;
};

/** Reads the input for no operand and for `-`. Reports unreadable files. */
async function readFiles(process: Process, operands: readonly string[]) {
  const contents: { readonly name: string; readonly bytes: Uint8Array }[] = [];
  let status = 0;
  for (const name of operands.length > 0 ? operands : ['-']) {
    try {
      const bytes = name === '-' ? await process.readInput() : process.files.read(process.resolve(name));
      contents.push({ name, bytes });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      status = await process.fail(`${process.name}: ${name}: ${error.message}`);
    }
  }
  return { contents, status };
}

const cat: Command = async (process) => {
  const { operands } = parseOptions(process.args);
  let status = 0;
  for (const name of operands.length > 0 ? operands : ['-']) {
    if (name === '-') await copyInput(process);
    else {
      const { contents, status: failed } = await readFiles(process, [name]);
      for (const { bytes } of contents) if (bytes.length > 0) await process.stdout.write(bytes.slice());
      status ||= failed;
    }
  }
  return status;
};

async function copyInput({ stdin, stdout, signal }: Process): Promise<void> {
  for (let chunk = await stdin.read(signal); chunk; chunk = await stdin.read(signal)) await stdout.write(chunk);
}

async function readLines(process: Process, operands: readonly string[]) {
  const { contents, status } = await readFiles(process, operands);
  const text = decodeText(joinBytes(contents.map(({ bytes }) => bytes)));
  return { lines: splitLines(text), status };
}

const splitLines = (text: string) => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

const head: Command = async (process) => {
  const { values, operands } = parseOptions(expandCount(process.args), ['n=', 'c=']);
  const count = parseNumber(values.get('c') ?? values.get('n') ?? '10');
  if (values.has('c')) return copyBytes(process, operands, (bytes) => bytes.slice(0, count));
  const { lines, status } = await readLines(process, operands);
  await process.printLines(lines.slice(0, count));
  return status;
};

const tail: Command = async (process) => {
  const { values, operands } = parseOptions(expandCount(process.args), ['n=', 'c=']);
  const text = values.get('c') ?? values.get('n') ?? '10';
  const count = parseNumber(text);
  // With a plus, the number is that of the first one.
  const findStart = (length: number) => (text.startsWith('+') ? Math.max(count - 1, 0) : Math.max(length - count, 0));
  if (values.has('c')) return copyBytes(process, operands, (bytes) => bytes.slice(findStart(bytes.length)));
  const { lines, status } = await readLines(process, operands);
  await process.printLines(lines.slice(findStart(lines.length)));
  return status;
};

/** Turn the old form `-5` into `-n 5`. */
const expandCount = (words: readonly string[]) =>
  words.flatMap((word) => (/^-\d+$/.test(word) ? ['-n', word.slice(1)] : [word]));

async function copyBytes(process: Process, operands: readonly string[], cut: (bytes: Uint8Array) => Uint8Array) {
  const { contents, status } = await readFiles(process, operands);
  for (const { bytes } of contents) await process.stdout.write(cut(bytes));
  return status;
}

const wc: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['l', 'w', 'c']);
  const { contents, status } = await readFiles(process, operands);
  const shown = ['l', 'w', 'c'].filter((flag) => flags.size === 0 || flags.has(flag));
  const lines = contents.map(({ name, bytes }) => {
    const text = decodeText(bytes);
    const counts: Record<string, number> = {
      l: text.split('\n').length - 1,
      w: text.split(/\s+/).filter((word) => word !== '').length,
      c: bytes.length,
    };
    return `${shown.map((flag) => counts[flag]).join(' ')}${name === '-' ? '' : ` ${name}`}`;
  });
  await process.printLines(lines);
  return status;
};

const grep: Command = async (process) => {
  const { flags, values, operands } = parseOptions(process.args, ['i', 'v', 'c', 'q', 'F', 'E', 'h', 'e=', 'm=']);
  const [pattern, ...names] = [...(values.has('e') ? [values.get('e') ?? ''] : []), ...operands];
  if (pattern === undefined) return process.fail('grep: Needs 1 argument', 2);
  const source = flags.has('F') ? pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : pattern;
  const regExp = createRegExp(source, flags.has('i') ? 'i' : '');
  const { contents, status } = await readFiles(process, names);
  const found: string[] = [];
  for (const { name, bytes } of contents) {
    const lines = splitLines(decodeText(bytes)).filter((line) => regExp.test(line) !== flags.has('v'));
    const prefix = names.length > 1 && !flags.has('h') ? `${name}:` : '';
    found.push(...(flags.has('c') ? [String(lines.length)] : lines).map((line) => prefix + line));
  }
  const limited = values.has('m') ? found.slice(0, parseNumber(values.get('m') ?? '')) : found;
  if (!flags.has('q')) await process.printLines(limited);
  return status ? 2 : Number(limited.length === 0);
};

const sort: Command = async (process) => {
  const { flags, operands } = parseOptions(process.args, ['n', 'r', 'u']);
  const { lines, status } = await readLines(process, operands);
  const compare = (left: string, right: string) =>
    flags.has('n') ? Number.parseFloat(left) - Number.parseFloat(right) : 0;
  const sorted = lines.sort((left, right) => compare(left, right) || (left < right ? -1 : Number(left > right)));
  if (flags.has('r')) sorted.reverse();
  await process.printLines(flags.has('u') ? [...new Set(sorted)] : sorted);
  return status;
};

export const textCommands: Readonly<Record<string, Command>> = {
  echo,
  printf,
  cat,
  head,
  tail,
  wc,
  grep,
  sort,
};
