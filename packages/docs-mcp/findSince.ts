import type { ApiHistoryFile, ApiState } from '../../common/apiHistory.ts';

/** Find the version from which on a version has a symbol, without a break. Undefined where nobody can tell. */
export function findSince(
  { versions, packages }: ApiHistoryFile,
  { packageName, name, version }: { packageName: string; name: string; version: string },
): { version: string; isOldest: boolean } | undefined {
  const at = versions.indexOf(version);
  const nameAt = ([states]: readonly [readonly ApiState[], ...unknown[]]) => states.findLast((state) => state.at <= at);
  const group = packages
    .find((one) => one.name === packageName)
    ?.groups.find((one) => {
      const state = nameAt(one);
      return state && !state.is && (state.name ? state.name === name : one[2].includes(name));
    });
  const states = group?.[0].filter((state) => state.at <= at) ?? [];
  const gap = states.findLastIndex(({ is }) => is);
  const first = states[gap + 1];
  const since = first && versions[first.at];
  return since === undefined || states[gap]?.is === 'unknown'
    ? undefined
    : { version: since, isOldest: first?.at === 0 };
}
