import { type ApiFact, type ApiFacts, nameOf } from '../../common/apiFile.ts';
import {
  API_HISTORY_SCHEMA,
  type ApiHistoryFile,
  type ApiState,
  type PackageHistory,
} from '../../common/apiHistory.ts';
import { publicIdOf } from './ApiIndex.ts';
import { differs, type SymbolStep, type SymbolTrack } from './followSymbols.ts';

/** Say what happened to the symbols of one version, given by its place, up to it. A symbol that returns after it was gone begins again. */
export function describeFacts(tracks: readonly SymbolTrack[], versions: readonly string[], at: number): ApiFacts {
  const byId = new Map<string, ApiFact[]>();
  for (const { steps } of tracks) {
    const last = steps[at];
    if (typeof last !== 'object') continue;
    byId.set(last.id, [...(byId.get(last.id) ?? []), describeFact(steps.slice(0, at + 1), versions)]);
  }
  const facts = [...byId].flatMap(([id, [first, ...others]]): [string, ApiFact][] => {
    // A static member and another one may share an id.
    const isShared = first && others.every((one) => JSON.stringify(one) === JSON.stringify(first));
    return isShared && Object.keys(first).length > 0 ? [[id, first]] : [];
  });
  return Object.fromEntries(facts);
}

function describeFact(steps: SymbolTrack['steps'], versions: readonly string[]): ApiFact {
  const start = steps.lastIndexOf(undefined) + 1;
  const since = start > 0 && steps[start] !== 'unknown' ? versions[start] : undefined;
  const present = steps.flatMap((step, at): Present[] =>
    at >= start && typeof step === 'object' ? [{ ...step, version: versions[at] ?? '', before: steps[at - 1] }] : [],
  );
  const [renamed, deprecated, alias] = [describeName(present), describeDeprecation(present), describeAlias(present)];
  return {
    ...(since && { since }),
    ...(renamed && { renamed }),
    ...(deprecated && { deprecated }),
    ...(alias && { alias }),
  };
}

/** A version that has a symbol. */
interface Present extends SymbolStep {
  version: string;
  /** What it is in the version before. */
  before: SymbolTrack['steps'][number];
}

function describeName(present: readonly Present[]): ApiFact['renamed'] {
  const last = present.findLast(({ id, before }) => typeof before === 'object' && before.id !== id);
  return last && typeof last.before === 'object' ? { version: last.version, from: last.before.id } : undefined;
}

function describeDeprecation(present: readonly Present[]): ApiFact['deprecated'] {
  const last = present.at(-1);
  if (!last?.deprecated) return undefined;
  const first = present.slice(present.findLastIndex(({ deprecated }) => !deprecated) + 1)[0];
  const isKnown = first && first.before !== 'unknown' && (first !== present[0] || first.before !== undefined);
  const use = typeof last.deprecated === 'string' ? last.deprecated : last.alias;
  return { ...(isKnown && { version: first.version }), ...(use && { use }) };
}

function describeAlias(present: readonly Present[]): ApiFact['alias'] {
  const first = present.slice(present.findLastIndex(({ alias }) => !alias) + 1)[0];
  return first?.alias && typeof first.before === 'object' ? { version: first.version, id: first.alias } : undefined;
}

type Group = PackageHistory['groups'][number];

/** Describe the symbols of each package through the versions. */
export function createApiHistory(versions: readonly string[], tracks: readonly SymbolTrack[]): ApiHistoryFile {
  const packages = new Map<string, Map<string, Group>>();
  const twins = listTwins(tracks);
  for (const track of tracks) {
    const { packageName, name } = nameOf(publicIdOf(track.id));
    const known = listStates(track);
    const differences = listDifferences(known, track);
    const isShown = differences.length > 0 || twins.has(publicIdOf(track.id));
    const states = isShown ? known.map((state) => ({ ...state, ...codeOf(state, track) })) : known;
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
    versions: [...versions],
    packages: sorted.map(([name, groups]) => ({ name, groups: [...groups.values()] })),
  };
}

/** List the ids that a static member shares with another one. */
function listTwins(tracks: readonly SymbolTrack[]): ReadonlySet<string> {
  const ids = new Set<string>();
  return new Set(tracks.map(({ id }) => publicIdOf(id)).filter((id) => ids.size === ids.add(id).size));
}

function codeOf({ at }: ApiState, { steps }: SymbolTrack): Pick<ApiState, 'code'> {
  const step = steps[at];
  return typeof step === 'object' ? { code: step.code } : {};
}

function listStates({ id, steps }: SymbolTrack): ApiState[] {
  const states: ApiState[] = [];
  for (const [at, step] of steps.entries()) {
    const state = describeState(step, publicIdOf(id));
    const last = states.at(-1);
    const before = steps[at - 1];
    const isChanged = typeof step === 'object' && typeof before === 'object' && differs(before, step);
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

/** List which pairs of states that have the symbol differ, in the order of `pairIndex`. Trailing zeros are left out. */
function listDifferences(states: readonly ApiState[], { steps }: SymbolTrack): (0 | 1)[] {
  const found = states.map(({ at }) => steps[at]);
  const pairs = found.flatMap((after, index) =>
    found.slice(0, index).map((before) => {
      const areBoth = typeof before === 'object' && typeof after === 'object';
      return areBoth && differs(before, after) ? 1 : 0;
    }),
  );
  return pairs.slice(0, pairs.lastIndexOf(1) + 1);
}
