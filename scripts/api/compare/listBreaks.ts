import { nameOf } from '../../../common/apiId.ts';
import type { ApiRenames } from '../../../common/library.ts';
import type { ApiPart } from './compareSymbols.ts';
import { followSymbols, type VersionApi } from './followSymbols.ts';

/** What users of a version have to change for a later one. */
export type ApiBreak = { name: string } & (
  | { what: 'removed' | 'deprecated'; replacement?: string }
  | { what: 'renamed'; replacement: string }
  | { what: 'changed'; parts: ApiPart[]; before: string[]; after: string[] }
);

/** List what is removed, renamed, changed or deprecated between two versions, by package. Members of what is removed or renamed are left out. */
export function listBreaks(from: VersionApi, to: VersionApi, renames?: ApiRenames): Map<string, ApiBreak[]> {
  const tracks = followSymbols([from, to], renames).list();
  const breaks = new Map<string, ApiBreak[]>();
  const gone: string[] = [];
  const renamed: string[] = [];
  for (const { id, steps } of tracks) {
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
    if (after.parts.length > 0)
      add({ name, what: 'changed', parts: after.parts, before: before.code, after: after.code });
    if (after.deprecated && !before.deprecated) {
      const replacement = typeof after.deprecated === 'string' ? after.deprecated : after.alias;
      add({ name, what: 'deprecated', ...(replacement && { replacement }) });
    }
  }
  return breaks;
}
