/** What a run gave in the place of what its page says. */
export interface Correction {
  /** Line of the first line of the block, counted from 1. */
  line: number;
  /** How many lines it had. */
  count: number;
  lines: string[];
}

/** Put lines in the places of others. They get the marks of a list or a quote that stand before the fence of their block. */
export function correctText(text: string, corrections: readonly Correction[]): string {
  const lines = text.split('\n');
  // From the end, so that line numbers stay what they are.
  for (const { line, count, lines: given } of corrections.toSorted((a, b) => b.line - a.line)) {
    const prefix = /^[ \t>]*/.exec(lines[line - 2] ?? '')?.[0] ?? '';
    lines.splice(line - 1, count, ...given.map((one) => (prefix + one).trimEnd()));
  }
  return lines.join('\n');
}
