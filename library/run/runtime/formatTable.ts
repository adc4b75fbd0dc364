import { inspect } from 'node-inspect-extracted';

const INDEX = '(index)';
const ITERATION = '(iteration index)';
const KEY = 'Key';
const VALUES = 'Values';

/** By column. */
type Row = Record<string, string>;

/** Format values like Node's `console.table`: a row per member, a column per name. */
export function formatTable(values: object, properties?: readonly string[]): string {
  const rows = listRows(values, properties);
  const names = new Set(rows.flatMap(Object.keys));
  // The last column has members that are not objects.
  const hasValues = names.delete(VALUES);
  const columns = [...(names.size > 0 ? names : [INDEX]), ...(hasValues ? [VALUES] : [])];
  const widths = columns.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)));
  const draw = (row: Row) => `│ ${columns.map((name, at) => (row[name] ?? '').padEnd(widths[at] ?? 0)).join(' │ ')} │`;
  const rule = (start: string, middle: string, end: string) =>
    start + widths.map((width) => '─'.repeat(width + 2)).join(middle) + end;
  const head = Object.fromEntries(columns.map((name) => [name, name]));
  return [rule('┌', '┬', '┐'), draw(head), rule('├', '┼', '┤'), ...rows.map(draw), rule('└', '┴', '┘')].join('\n');
}

function listRows(values: object, properties: readonly string[] | undefined): Row[] {
  if (values instanceof Map)
    return [...values].map(([key, value], index) => ({
      [ITERATION]: String(index),
      [KEY]: formatCell(key),
      [VALUES]: formatCell(value),
    }));
  if (values instanceof Set)
    return [...values].map((value, index) => ({ [ITERATION]: String(index), [VALUES]: formatCell(value) }));
  return Object.entries(values).map(([index, value]) => ({ [INDEX]: index, ...readCells(value, properties) }));
}

function readCells(value: unknown, properties: readonly string[] | undefined): Row {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject && !properties) return { [VALUES]: formatCell(value) };
  const members = new Map(isObject ? Object.entries(value) : []);
  const format = (name: string) => (members.has(name) ? formatCell(members.get(name)) : '');
  return Object.fromEntries((properties ?? [...members.keys()]).map((name) => [name, format(name)]));
}

/** Objects with more than two members are only named. */
function formatCell(value: unknown): string {
  const isLarge = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 2;
  return inspect(value, { depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Number.POSITIVE_INFINITY });
}
