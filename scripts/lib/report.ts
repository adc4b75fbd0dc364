import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters, styleText } from 'node:util';

/** Print a line. */
export const print = (line: string): void => console.log(line);

/** Print warnings, a line each. */
export function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`${styleText('yellow', 'warning')} ${warning}`);
}

/** Print warnings about a deployment, and add them to the summary in a GitHub job. */
export function reportWarnings(warnings: readonly string[]): void {
  printWarnings(warnings);
  writeSummary(warnings.map(formatMarkdown).join(''));
}

/** Add Markdown to a GitHub job's summary, if any. */
export function writeSummary(markdown: string): void {
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (summaryFile) appendFileSync(summaryFile, markdown);
}

// Indented lines are code in Markdown, so warnings stay text.
function formatMarkdown(warning: string): string {
  const [title, ...details] = stripVTControlCharacters(warning).split('\n');
  return `**Warning:** ${title}\n\n${details.map((line) => `    ${line}\n`).join('')}\n`;
}

/** Format a number with its noun, such as `2 pages`. */
export const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** Rows of cells, the header first. */
export type Table = readonly (readonly string[])[];

/** Format an aligned table. */
export function formatTable(rows: Table): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** @example formatKilobytes(68_590) === '68.6 kB' */
export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
