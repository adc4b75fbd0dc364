import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters, styleText } from 'node:util';

/** Print a line. */
export const print = (line: string): void => console.log(line);

/** Print warnings, each on a line of its own. */
export function printWarnings(warnings: readonly string[]): void {
  for (const warning of warnings) console.warn(`${styleText('yellow', 'warning')} ${warning}`);
}

/** Print warnings that concern a deployment. In a GitHub job, also add them to the summary. */
export function reportWarnings(warnings: readonly string[]): void {
  printWarnings(warnings);
  writeSummary(warnings.map(formatMarkdown).join(''));
}

/** Add Markdown to the summary of a GitHub job; elsewhere, do nothing. */
export function writeSummary(markdown: string): void {
  const summaryFile = process.env.GITHUB_STEP_SUMMARY;
  if (summaryFile) appendFileSync(summaryFile, markdown);
}

// Indented lines are code in Markdown: their text is not interpreted.
function formatMarkdown(warning: string): string {
  const [title, ...details] = stripVTControlCharacters(warning).split('\n');
  return `**Warning:** ${title}\n\n${details.map((line) => `    ${line}\n`).join('')}\n`;
}

/** Write a number with its noun, such as `1 page` and `2 pages`. */
export const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Format rows as a table of aligned columns. The first row is the header. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
