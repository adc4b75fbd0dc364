import type { VersionsLock } from '../versions/versionsLock.ts';

/** List the refs of versions whose entries differ between two locks. */
export function listChangedRefs(before: VersionsLock, after: VersionsLock): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = names.map((name) => [before[name], after[name]] as const);
  const changed = pairs.filter(([old, current]) => old?.ref !== current?.ref || old?.commit !== current?.commit);
  return [...new Set(changed.flat().flatMap((entry) => entry?.ref ?? []))];
}
