import { format, type InspectOptions, inspect } from 'node-inspect-extracted';
import type { PrintLevel } from '../messages.ts';
import { formatTable } from './formatTable.ts';

const GROUP_INDENT = '  ';

/** Create a `console` that prints like Node.js. */
export function createConsole(write: (level: PrintLevel, text: string) => void) {
  const counts = new Map<string, number>();
  const starts = new Map<string, number>();
  let indent = '';
  const print = (level: PrintLevel, ...values: unknown[]) => write(level, format(...values).replace(/^/gm, indent));
  const printAs =
    (level: PrintLevel) =>
    (...values: unknown[]): void =>
      print(level, ...values);
  const group = (...titles: unknown[]): void => {
    if (titles.length > 0) print('log', ...titles);
    indent += GROUP_INDENT;
  };
  const timeLog = (label = 'default', ...values: unknown[]): void => {
    const start = starts.get(label);
    if (start !== undefined) print('log', `${label}: ${formatTime(performance.now() - start)}`, ...values);
  };
  return {
    log: printAs('log'),
    info: printAs('info'),
    warn: printAs('warn'),
    error: printAs('error'),
    debug: printAs('debug'),
    dirxml: printAs('log'),
    dir: (value: unknown, options: InspectOptions = {}): void =>
      print('log', '%s', inspect(value, { customInspect: false, ...options })),
    table: (values: unknown, properties?: readonly string[]): void =>
      print('log', typeof values === 'object' && values ? formatTable(values, properties) : values),
    // Without the stack, which is that of the program around the sample.
    trace: (...values: unknown[]): void => print('error', `Trace${values.length > 0 ? ': ' : ''}${format(...values)}`),
    assert: (isTrue?: unknown, ...values: unknown[]): void => {
      const [first, ...others] = values;
      if (!isTrue) print('warn', values.length > 0 ? `Assertion failed: ${first}` : 'Assertion failed', ...others);
    },
    group,
    groupCollapsed: group,
    groupEnd: (): void => {
      indent = indent.slice(GROUP_INDENT.length);
    },
    count: (label = 'default'): void => {
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      print('log', `${label}: ${count}`);
    },
    countReset: (label = 'default'): void => void counts.delete(label),
    time: (label = 'default'): void => void starts.set(label, performance.now()),
    timeLog,
    timeEnd: (label = 'default'): void => {
      timeLog(label);
      starts.delete(label);
    },
  };
}

/** @example '12.5ms', '1.25s' */
const formatTime = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Number(milliseconds.toFixed(3))}ms` : `${Number((milliseconds / 1000).toFixed(3))}s`;
