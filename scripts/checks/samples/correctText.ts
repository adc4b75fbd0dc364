export interface Correction {
  /** First line of the block, from 1. */
  line: number;
  count: number;
  lines: string[];
}

/** Replace lines, keeping list and quote prefixes. */
export function correctText(text: string, corrections: readonly Correction[]): string {
  const lines = text.split('\n');
  // From the end, which keeps line numbers.
  for (const { line, count, lines: given } of corrections.toSorted((a, b) => b.line - a.line)) {
    const prefix = /^[ \t>]*/.exec(lines[line - 2] ?? '')?.[0] ?? '';
    lines.splice(line - 1, count, ...given.map((one) => (prefix + one).trimEnd()));
  }
  return lines.join('\n');
}
