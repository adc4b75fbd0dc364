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
  for (const track of symbols.flatMap(splitNames)) {
    const { packageName, name } = nameOf(track.name);
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

interface NamedTrack extends SymbolTrack {
  /** One of its ids. */
  name: string;
  /** The last id that a version had for it: a member can be gone before its type gets another name. */
  newest: string;
}

/** A symbol is also there under each earlier name, as long as it has that. */
function splitNames(track: SymbolTrack): NamedTrack[] {
  const ids = new Set(track.steps.flatMap((step) => (typeof step === 'object' ? [step.id] : [])));
  const newest = [...ids].at(-1) ?? track.id;
  const earlier = [...ids].filter((id) => id !== newest);
  return [
    { ...track, name: newest, newest },
    ...earlier.map((name) => ({
      ...track,
      name,
      newest,
      steps: track.steps.map((step) => (typeof step === 'object' && step.id !== name ? undefined : step)),
    })),
  ];
}

function listStates({ name, newest, steps }: NamedTrack): ApiState[] {
  const states: ApiState[] = [];
  for (const [at, step] of steps.entries()) {
    const state = describeState(step, { name, newest });
    const last = states.at(-1);
    const isChanged = typeof step === 'object' && step.parts.length > 0;
    const isFirst = !last && state.is === 'gone';
    if (isFirst || (last && !isChanged && JSON.stringify({ ...last, at }) === JSON.stringify({ at, ...state })))
      continue;
    states.push({ at, ...state });
  }
  return states;
}

function describeState(
  step: SymbolTrack['steps'][number],
  { name, newest }: Pick<NamedTrack, 'name' | 'newest'>,
): Omit<ApiState, 'at'> {
  if (typeof step !== 'object') return { is: step ?? 'gone' };
  const use = typeof step.deprecated === 'string' ? step.deprecated : (step.alias ?? '');
  return {
    ...(step.deprecated && { deprecated: nameOf(use).name }),
    ...(step.id !== name && { name: nameOf(step.id).name }),
    ...(name !== newest && { renamedTo: nameOf(newest).name }),
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
