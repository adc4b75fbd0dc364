import { diffArrays } from 'diff';
import { isRest, matchesLine } from '../../../common/docs/findDifference.ts';

/** Replace an expected text with a run's, keeping matching lines with placeholders. */
export function keepPlaceholders(expected: readonly string[], given: readonly string[]): string[] {
  const isSame = (wanted: string, line: string) => !isRest(wanted) && matchesLine(wanted, line);
  const lines: string[] = [];
  const change: Change = { removed: [], added: [] };
  let position = 0;
  for (const { added, removed, count, value } of diffArrays([...expected], [...given], { comparator: isSame })) {
    if (added) change.added.push(...value);
    else if (removed) change.removed.push(...value);
    else lines.push(...takeChange(change), ...expected.slice(position, position + count));
    if (!added) position += count;
  }
  return [...lines, ...takeChange(change)];
}

interface Change {
  removed: string[];
  added: string[];
}

function takeChange(change: Change): string[] {
  const removed = change.removed.splice(0);
  const added = change.added.splice(0);
  const first = removed.findIndex(isRest);
  const rest = removed[first];
  if (rest === undefined) return added;
  const after = removed.length - removed.findLastIndex(isRest) - 1;
  return [...added.slice(0, first), rest, ...added.slice(Math.max(first, added.length - after))];
}
