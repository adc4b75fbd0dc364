import {
  API_HISTORY_SCHEMA,
  type ApiHistoryFile,
  type ApiState,
  type PackageHistory,
  packParts,
} from '../../../common/apiHistory.ts';
import { nameOf } from '../../../common/apiId.ts';
import type { SymbolTrack, Tracks } from './followSymbols.ts';

type Group = PackageHistory['groups'][number];

/** Describe the symbols of each package through the versions. */
export function createApiHistory(tracks: Tracks, symbols = tracks.list()): ApiHistoryFile {
  const packages = new Map<string, Map<string, Group>>();
  for (const track of symbols) {
    const { packageName, name } = nameOf(track.id);
    const states = listStates(track);
    const differences = listDifferences(states, (from, to) => tracks.compare(track.id, from, to));
    const groups = packages.get(packageName) ?? new Map<string, Group>();
    packages.set(packageName, groups);
    const key = JSON.stringify([states, differences]);
    const group = groups.get(key) ?? [states, differences, []];
    groups.set(key, group);
    group[2].push(name);
  }
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    schema: API_HISTORY_SCHEMA,
    versions: [...tracks.versions],
    packages: sorted.map(([name, groups]) => ({ name, groups: [...groups.values()] })),
  };
}

function listStates({ id, steps }: SymbolTrack): ApiState[] {
  const states: ApiState[] = [];
  for (const [at, step] of steps.entries()) {
    const state = describeState(step, id);
    const last = states.at(-1);
    const isChanged = typeof step === 'object' && step.parts.length > 0;
    const isFirst = !last && state.is === 'gone';
    if (isFirst || (last && !isChanged && JSON.stringify({ ...last, at }) === JSON.stringify({ at, ...state })))
      continue;
    states.push({ at, ...state });
  }
  return states;
}

function describeState(step: SymbolTrack['steps'][number], newest: string): Omit<ApiState, 'at'> {
  if (typeof step !== 'object') return { is: step ?? 'gone' };
  const use = typeof step.deprecated === 'string' ? step.deprecated : (step.alias ?? '');
  return {
    ...(step.deprecated && { deprecated: nameOf(use).name }),
    ...(step.id !== newest && { name: nameOf(step.id).name }),
    ...(step.isInherited && { inherited: true }),
  };
}

/** List what differs in each pair of states in which the symbol is there, in the order of `pairIndex`. Trailing zeros are left out. */
function listDifferences(
  states: readonly ApiState[],
  compare: (from: number, to: number) => Parameters<typeof packParts>[0],
): number[] {
  const bits = states.flatMap((second, index) =>
    states.slice(0, index).map((first) => (first.is || second.is ? 0 : packParts(compare(first.at, second.at)))),
  );
  return bits.slice(0, bits.findLastIndex((one) => one !== 0) + 1);
}
