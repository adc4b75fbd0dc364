import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const BENCHMARKS_FILE = 'BENCHMARKS.md';

/** The first row is the header. */
export type Table = readonly (readonly string[])[];

interface PartResult {
  part: string;
  command: string;
  tables: readonly Table[];
}

/** Write a part's tables into `BENCHMARKS.md`, with date, machine and command. */
export function writeBenchmarks(projectDir: string, { part, command, tables }: PartResult): void {
  const file = path.join(projectDir, BENCHMARKS_FILE);
  const facts = `${new Date().toISOString().slice(0, 10)} · ${describeMachine()} · \`${command}\``;
  const body = [facts, ...tables.map(formatMarkdownTable)].join('\n\n');
  writeFileSync(file, replacePart(readFileSync(file, 'utf8'), part, body));
}

/** Describe the machine. @example '2 × Intel Xeon, 24 GiB, Node v20.20.2' */
export function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.availableParallelism()} × ${cpu?.model ?? 'processor'}, ${memory} GiB, Node ${process.version}`;
}

/** Replace a part's text. Throws an Error without its markers. */
export function replacePart(text: string, part: string, body: string): string {
  const open = `<!-- bench: ${part} -->\n`;
  const close = `<!-- /bench: ${part} -->`;
  const start = text.indexOf(open);
  const end = text.indexOf(close, start);
  if (start < 0 || end < 0) throw new Error(`${BENCHMARKS_FILE} has no markers for the part "${part}".`);
  return `${text.slice(0, start + open.length)}\n${body}\n\n${text.slice(end)}`;
}

function formatMarkdownTable([head = [], ...rows]: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
