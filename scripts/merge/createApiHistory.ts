import {
  API_HISTORY_SCHEMA,
  type ApiHistoryFile,
  type ApiState,
  type PackageHistory,
} from '../../common/apiHistory.ts';
import type { ApiEntry } from '../api/describeDeclaration.ts';
import { joinSurfaces, parseReplacement, type VersionSurface } from '../api/joinSurfaces.ts';

/** Describe each package's names through the versions, oldest first. */
export function createApiHistory(surfaces: readonly VersionSurface[]): ApiHistoryFile {
  const uncertain = new Set(
    joinSurfaces(surfaces).flatMap(({ packageName, name, since }) =>
      since.isOrEarlier ? [`${packageName} ${name} ${since.version}`] : [],
    ),
  );
  const packageNames = [...new Set(surfaces.flatMap(({ packages }) => Object.keys(packages)))].sort();
  const packages = packageNames.map((name) => describePackage(name, surfaces, uncertain));
  return { schema: API_HISTORY_SCHEMA, versions: surfaces.map(({ version }) => version), packages };
}

function describePackage(
  name: string,
  surfaces: readonly VersionSurface[],
  uncertain: ReadonlySet<string>,
): PackageHistory {
  const steps = surfaces.flatMap(({ version, packages }, at) => {
    const surface = packages[name];
    return surface ? [{ at, version, surface }] : [];
  });
  const groups = new Map<string, [ApiState[], string[]]>();
  for (const one of [...new Set(steps.flatMap(({ surface }) => Object.keys(surface)))].sort()) {
    const states = followStates(
      steps.map(({ at, version, surface }) => ({
        at,
        entry: surface[one],
        isOrEarlier: uncertain.has(`${name} ${one} ${version}`),
      })),
    );
    const key = JSON.stringify(states);
    const group = groups.get(key) ?? [states, []];
    group[1].push(one);
    groups.set(key, group);
  }
  return { name, known: steps.map(({ at }) => at), groups: [...groups.values()] };
}

interface Step {
  at: number;
  entry: ApiEntry | undefined;
  isOrEarlier: boolean;
}

function followStates(steps: readonly Step[]): ApiState[] {
  const states: ApiState[] = [];
  const [parameters, results]: [string[], string[]] = [[], []];
  let before: ApiEntry | undefined;
  for (const { at, entry, isOrEarlier } of steps) {
    const known = states.at(-1);
    // Types inferred by the compiler do not count as changes.
    const isSameResult = before && entry && (before.isInferred || entry.isInferred);
    const result = entry && (isSameResult ? known?.signature?.[1] : undefined);
    const state: ApiState = {
      at,
      ...(entry && { signature: [numberOf(entry.parameters, parameters), result ?? numberOf(entry.result, results)] }),
      ...(entry?.deprecation !== undefined && { deprecated: parseReplacement(entry.deprecation) ?? '' }),
      ...(entry && !before && isOrEarlier && { isOrEarlier: true }),
    };
    before = entry;
    if (!isEqual(known, state)) states.push(state);
  }
  return states;
}

function numberOf(text: string, texts: string[]): number {
  const index = texts.indexOf(text);
  return index < 0 ? texts.push(text) - 1 : index;
}

const isEqual = (known: ApiState | undefined, { signature, deprecated }: ApiState): boolean =>
  JSON.stringify([known?.signature, known?.deprecated]) === JSON.stringify([signature, deprecated]);
