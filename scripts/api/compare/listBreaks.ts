import { ApiIndex } from './ApiIndex.ts';
import { compareApiFiles, type VersionApi } from './compareApiFiles.ts';
import type { ApiPart } from './compareSymbols.ts';

/** What users of a version have to change for a later one. */
export type ApiBreak = { name: string } & (
  | { what: 'removed' | 'deprecated'; replacement?: string }
  | { what: 'changed'; parts: ApiPart[]; before: string[]; after: string[] }
);

/** List what is removed, changed or deprecated between two versions, by package. Members of what is removed are left out. */
export function listBreaks(from: VersionApi, to: VersionApi): Map<string, ApiBreak[]> {
  const [older, newer] = [new ApiIndex(from.api), new ApiIndex(to.api)];
  const histories = compareApiFiles([from, to]);
  const removed = histories.filter(({ removedIn }) => removedIn).map(({ id }) => `${id}.`);
  const breaks = new Map<string, ApiBreak[]>();
  for (const { id, removedIn, changedIn, deprecatedIn, renamedTo } of histories) {
    const [packageName = '', name = ''] = id.split(/:(.*)/);
    const add = (one: ApiBreak) => breaks.set(packageName, [...(breaks.get(packageName) ?? []), one]);
    const replacement = renamedTo === undefined ? {} : { replacement: renamedTo };
    if (removed.some((start) => id.startsWith(start))) continue;
    if (removedIn) add({ name, what: 'removed', ...replacement });
    for (const { parts } of changedIn)
      add({ name, what: 'changed', parts, before: listSignatures(id, older), after: listSignatures(id, newer) });
    if (deprecatedIn && older.find(id).length > 0) add({ name, what: 'deprecated', ...replacement });
  }
  return breaks;
}

const listSignatures = (id: string, index: ApiIndex): string[] =>
  index.find(id).flatMap(({ entry }) => entry.signatures ?? []);
