import { nameOf } from '../../common/apiFile.ts';
import type { ApiRenames } from '../../common/library.ts';
import { losesMeaning } from './describeShape.ts';
import { differs, followSymbols, type VersionApi } from './followSymbols.ts';

/** What users of a version have to change for a later one. */
export type ApiBreak = { name: string } & (
  | { what: 'removed' | 'deprecated'; replacement?: string }
  | { what: 'renamed'; replacement: string }
  /** `isReplaced` if it can no longer be used as a value or as a type. */
  | { what: 'changed'; isReplaced: boolean; before: string; after: string }
);

/** List what is removed, renamed, changed or deprecated between two versions, by package. Members of what is removed or renamed are left out. */
export function listBreaks(from: VersionApi, to: VersionApi, renames?: ApiRenames): Map<string, ApiBreak[]> {
  const breaks = new Map<string, ApiBreak[]>();
  const gone: string[] = [];
  const renamed: string[] = [];
  for (const { id, steps } of followSymbols([from, to], renames)) {
    const [before, after] = steps;
    if (typeof before !== 'object' || after === 'unknown') continue;
    const { packageName, name } = nameOf(before.id);
    const add = (one: ApiBreak) => breaks.set(packageName, [...(breaks.get(packageName) ?? []), one]);
    if (after === undefined) {
      if (!gone.some((start) => id.startsWith(start))) add({ name, what: 'removed' });
      gone.push(`${id}.`);
      continue;
    }
    const isRenamed = before.id !== after.id;
    if (isRenamed && !renamed.some((start) => before.id.startsWith(start)))
      add({ name, what: 'renamed', replacement: after.id });
    if (isRenamed) renamed.push(`${before.id}.`);
    if (differs(before, after)) {
      const isReplaced = losesMeaning(before.shapeAt(1), after.shapeAt(1));
      add({ name, what: 'changed', isReplaced, before: before.code, after: after.code });
    }
    if (after.deprecated && !before.deprecated) {
      const replacement = typeof after.deprecated === 'string' ? after.deprecated : after.alias;
      add({ name, what: 'deprecated', ...(replacement && { replacement }) });
    }
  }
  return breaks;
}
