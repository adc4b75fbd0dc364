import { diff } from 'fast-myers-diff';
import { isRest, matchesLine } from '../../../common/docs/findDifference.ts';

/** Replace an expected text with a run's, keeping matching lines with placeholders. */
export function keepPlaceholders(expected: readonly string[], given: readonly string[]): string[] {
  const isSame = (wanted: string, line: string) => !isRest(wanted) && matchesLine(wanted, line);
  const changes = diff([...expected], [...given], (i, j) => isSame(expected[i] ?? '', given[j] ?? ''));
  const lines: string[] = [];
  let position = 0;
  for (const [start, end, givenStart, givenEnd] of changes) {
    lines.push(...expected.slice(position, start));
    lines.push(...replaceLines(expected.slice(start, end), given.slice(givenStart, givenEnd)));
    position = end;
  }
  return [...lines, ...expected.slice(position)];
}

function replaceLines(removed: readonly string[], added: readonly string[]): readonly string[] {
  const first = removed.findIndex(isRest);
  const rest = removed[first];
  if (rest === undefined) return added;
  const after = removed.length - removed.findLastIndex(isRest) - 1;
  return [...added.slice(0, first), rest, ...added.slice(Math.max(first, added.length - after))];
}
