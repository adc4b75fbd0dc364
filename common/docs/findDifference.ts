/** Matches what varies from run to run; alone on a line, any number of lines. */
const PLACEHOLDER = '…';

interface Difference {
  /** Position of the line, or of the last one where the run gives more. */
  index: number;
  message: string;
}

/** Compare what a sample gives with its page. `verb` is what the sample does. @example 'prints' */
export function findDifference(
  expected: readonly string[],
  given: readonly string[],
  verb: string,
): Difference | undefined {
  const found = findUnmatched(expected, given);
  if (!found) return undefined;
  const wanted = expected[found.index];
  const instead = found.isMissing ? 'nothing like it' : quote(found.line);
  const message =
    wanted === undefined
      ? `The sample also ${verb} ${quote(found.line)}.`
      : `The page says ${quote(wanted)}, but the sample ${verb} ${instead}.`;
  return { index: Math.min(found.index, expected.length - 1), message };
}

/** Tell whether a line is as expected, with anything for placeholders. */
export function matchesLine(wanted: string, line: string): boolean {
  const parts = wanted.split(PLACEHOLDER).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(line);
}

/** Tell whether an expected line matches any number of lines. */
export const isRest = (wanted: string): boolean => wanted.trim() === PLACEHOLDER;

interface Unmatched {
  index: number;
  /** Undefined where the run has ended. */
  line?: string | undefined;
  /** Whether the line may be anywhere, and is nowhere. */
  isMissing?: boolean;
}

/** Parts between placeholders match as early as they can; the last one matches at the end. */
function findUnmatched(expected: readonly string[], given: readonly string[]): Unmatched | undefined {
  const [first, ...others] = listParts(expected);
  if (!first) return undefined;
  const { length } = first.lines;
  const matched = countMatches(first.lines, given);
  if (matched < length || (others.length === 0 && given.length > length))
    return { index: matched, line: given[matched] };
  let position = length;
  for (const [order, { start, lines }] of others.entries()) {
    if (lines.length === 0) continue;
    const isLast = order === others.length - 1;
    const from = isLast ? Math.max(position, given.length - lines.length) : position;
    const starts = given.map((_line, at) => at).slice(from);
    const counts = starts.map((at) => countMatches(lines, given.slice(at)));
    const found = counts.indexOf(lines.length);
    if (found < 0) return { index: start + Math.max(0, ...counts), isMissing: true };
    position = (starts[found] ?? 0) + lines.length;
  }
  return undefined;
}

function listParts(expected: readonly string[]): { start: number; lines: string[] }[] {
  const parts = [{ start: 0, lines: [] as string[] }];
  for (const [index, line] of expected.entries())
    if (isRest(line)) parts.push({ start: index + 1, lines: [] });
    else parts.at(-1)?.lines.push(line);
  return parts;
}

function countMatches(wanted: readonly string[], lines: readonly string[]): number {
  const index = wanted.findIndex((one, at) => {
    const line = lines[at];
    return line === undefined || !matchesLine(one, line);
  });
  return index < 0 ? wanted.length : index;
}

const quote = (line: string | undefined): string => (line === undefined ? 'nothing' : `"${line}"`);
