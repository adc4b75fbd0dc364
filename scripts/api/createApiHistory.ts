import { nameOf } from '../../common/apiFile.ts';
import {
  API_HISTORY_SCHEMA,
  type ApiHistoryFile,
  type ApiState,
  type PackageHistory,
} from '../../common/apiHistory.ts';
import { publicIdOf } from './ApiIndex.ts';
import type { SymbolTrack } from './followSymbols.ts';

type Group = PackageHistory['groups'][number];

/** Describe the symbols of each package through the versions. */
export function createApiHistory(versions: readonly string[], tracks: readonly SymbolTrack[]): ApiHistoryFile {
  const packages = new Map<string, Map<string, Group>>();
  const twins = listTwins(tracks);
  for (const track of tracks) {
    const { packageName, name } = nameOf(publicIdOf(track.id));
    const states = listStates(track, twins.has(publicIdOf(track.id)));
    const groups = packages.get(packageName) ?? new Map<string, Group>();
    packages.set(packageName, groups);
    const key = JSON.stringify(states);
    const group = groups.get(key) ?? [states, []];
    groups.set(key, group);
    group[1].push(name);
  }
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    schema: API_HISTORY_SCHEMA,
    versions: [...versions],
    packages: sorted.map(([name, groups]) => ({ name, groups: [...groups.values()] })),
  };
}

/** List the ids that a static member shares with another one. */
function listTwins(tracks: readonly SymbolTrack[]): ReadonlySet<string> {
  const ids = new Set<string>();
  return new Set(tracks.map(({ id }) => publicIdOf(id)).filter((id) => ids.size === ids.add(id).size));
}

function listStates({ id, steps }: SymbolTrack, isTwin: boolean): ApiState[] {
  const codes = new Map<string, string>();
  for (const step of steps) if (typeof step === 'object' && !codes.has(step.text)) codes.set(step.text, step.code);
  const isShown = isTwin || new Set(codes.values()).size > 1;
  const states: ApiState[] = [];
  for (const [at, step] of steps.entries()) {
    const code = isShown && typeof step === 'object' ? codes.get(step.text) : undefined;
    const state = { at, ...describeStep(step, publicIdOf(id)), ...(code && { code }) };
    const last = states.at(-1) ?? { at, is: 'gone' };
    if (JSON.stringify({ ...last, at }) !== JSON.stringify(state)) states.push(state);
  }
  return states;
}

function describeStep(step: SymbolTrack['steps'][number], newest: string): Omit<ApiState, 'at'> {
  if (typeof step !== 'object') return { is: step ?? 'gone' };
  const use = typeof step.deprecated === 'string' ? step.deprecated : (step.alias ?? '');
  return {
    ...(step.deprecated && { deprecated: nameOf(use).name }),
    ...(step.id !== newest && { name: nameOf(step.id).name }),
    ...(step.isInherited && { inherited: true }),
  };
}
