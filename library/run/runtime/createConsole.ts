import { format, inspect } from 'node-inspect-extracted';
import type { PrintLevel } from '../messages.ts';

/** Create the methods of a `console` that samples use. They print like those of Node.js. */
export function createConsole(write: (level: PrintLevel, text: string) => void) {
  const printAs =
    (level: PrintLevel) =>
    (...values: unknown[]): void =>
      write(level, format(...values));
  return {
    log: printAs('log'),
    info: printAs('info'),
    warn: printAs('warn'),
    error: printAs('error'),
    debug: printAs('debug'),
    table: (rows: readonly object[]): void => write('log', formatTable(rows)),
  };
}

const INDEX = '(index)';

/** A row for each object, a column for each name. */
function formatTable(objects: readonly object[]): string {
  const rows = objects.map((object, index) => ({
    [INDEX]: String(index),
    ...Object.fromEntries(Object.entries(object).map(([name, value]) => [name, inspect(value, { depth: 0 })])),
  }));
  const columns = [...new Set([INDEX, ...rows.flatMap(Object.keys)])];
  const cellOf = (row: Record<string, string>, name: string): string => row[name] ?? '';
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => cellOf(row, name).length)));
  const drawRow = (cells: readonly string[]) =>
    `│ ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' │ ')} │`;
  const drawRule = (start: string, middle: string, end: string) =>
    start + widths.map((width) => '─'.repeat(width + 2)).join(middle) + end;
  return [
    drawRule('┌', '┬', '┐'),
    drawRow(columns),
    drawRule('├', '┼', '┤'),
    ...rows.map((row) => drawRow(columns.map((name) => cellOf(row, name)))),
    drawRule('└', '┴', '┘'),
  ].join('\n');
}
