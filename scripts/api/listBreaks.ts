import { nameOf } from '../../common/apiFile.ts';
import type { ApiRenames } from '../../common/library.ts';
import { differs, followSymbols, type SymbolStep, type VersionApi } from './followSymbols.ts';
import { losesMeaning } from './formatText.ts';

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
    const isReplaced = losesMeaning(before.text, after.text);
    if (isReplaced || (differs(before, after) && losesLine(before, after)))
      add({ name, what: 'changed', isReplaced, before: before.code, after: after.code });
    if (after.deprecated && !before.deprecated) {
      const replacement = typeof after.deprecated === 'string' ? after.deprecated : after.alias;
      add({ name, what: 'deprecated', ...(replacement && { replacement }) });
    }
  }
  return breaks;
}

/** Tell whether a line of a symbol is gone: what is new breaks nothing. The type of an enum is that of its members, which are symbols. */
function losesLine(before: SymbolStep, after: SymbolStep): boolean {
  const kept = after.text.split('\n');
  const isEnum = before.code.startsWith('enum ');
  return before.text.split('\n').some((line) => !kept.includes(line) && !(isEnum && line.startsWith('type')));
}
