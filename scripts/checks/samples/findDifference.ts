/** Stands in an expected output for what varies from run to run. */
const PLACEHOLDER = '…';

/** Compare what a sample printed with what its page says. Returns the first difference as a sentence. */
export function findDifference(expected: string, printed: readonly string[]): string | undefined {
  const wanted = expected.trimEnd().split('\n');
  const lines = printed.join('\n').trimEnd().split('\n');
  const index = wanted.findIndex((line, at) => !matches(line, lines[at]));
  if (index >= 0) return `The page says ${quote(wanted[index])}, but the sample prints ${quote(lines[index])}.`;
  return lines.length > wanted.length ? `The sample also prints ${quote(lines[wanted.length])}.` : undefined;
}

function matches(wanted: string, line: string | undefined): boolean {
  if (line === undefined) return false;
  const parts = wanted.split(PLACEHOLDER).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(line);
}

const quote = (line: string | undefined): string => (line === undefined ? 'nothing' : `"${line}"`);
