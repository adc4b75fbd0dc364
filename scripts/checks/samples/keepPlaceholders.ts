import { diffArrays } from 'diff';
import { isRest, matchesLine } from '../../../common/docs/findDifference.ts';

/** Write what a run gave in the place of an expected text, and keep the lines of that which still match, with their placeholders. */
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

/** Lines that differ, between two that match. */
interface Change {
  removed: string[];
  added: string[];
}

/** Take the new lines. Those that a line of the placeholder alone stands for are left out: what is beside it has its length. */
function takeChange(change: Change): string[] {
  const removed = change.removed.splice(0);
  const added = change.added.splice(0);
  const first = removed.findIndex(isRest);
  const rest = removed[first];
  if (rest === undefined) return added;
  const after = removed.length - removed.findLastIndex(isRest) - 1;
  return [...added.slice(0, first), rest, ...added.slice(Math.max(first, added.length - after))];
}
