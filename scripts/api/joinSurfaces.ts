import type { ApiChange, ApiFact, ApiFacts, ApiVersion } from '../../common/apiFacts.ts';
import type { ApiEntry } from './describeDeclaration.ts';
import type { ApiSurface } from './readApiSurface.ts';

/** The API of one version: the surfaces of the packages that are known for it, by their names. */
export interface VersionSurface {
  version: string;
  packages: Readonly<Record<string, ApiSurface>>;
}

/** One name of a package through the versions. */
export interface ApiHistory extends ApiFact {
  packageName: string;
  name: string;
  changedIn: (ApiChange & { before: ApiEntry; after: ApiEntry })[];
  /** Last version that has it; absent where no later package lacks it. */
  until?: string;
}

/**
 * Join the API of all versions, oldest first, to one history for each name of each package. A version without a package says
 * nothing about its names. A name that returns after it was gone begins again.
 */
export function joinSurfaces(versions: readonly VersionSurface[]): ApiHistory[] {
  const packageNames = [...new Set(versions.flatMap(({ packages }) => Object.keys(packages)))].sort();
  return packageNames.flatMap((packageName) => {
    const steps = versions.flatMap(({ version, packages }, index): Step[] => {
      const surface = packages[packageName];
      const isOrEarlier = versions[index - 1]?.packages[packageName] === undefined;
      return surface ? [{ surface, when: { version, isOrEarlier } }] : [];
    });
    const names = [...new Set(steps.flatMap(({ surface }) => Object.keys(surface)))].sort();
    return names.map((name) => ({ packageName, name, ...followName(name, steps) }));
  });
}

/** Select what is known of the last version's own API. A name that two packages use differently is left out. */
export function selectFacts(versions: readonly VersionSurface[]): ApiFacts {
  const current = Object.entries(versions.at(-1)?.packages ?? {});
  const names = new Map(current.map(([packageName, surface]) => [packageName, new Set(Object.keys(surface))]));
  const facts = new Map<string, ApiFact | undefined>();
  for (const { packageName, name, until: _until, changedIn, ...rest } of joinSurfaces(versions)) {
    if (!names.get(packageName)?.has(name)) continue;
    const fact = { ...rest, changedIn: changedIn.map(({ before: _before, after: _after, ...change }) => change) };
    const isEqual = JSON.stringify(facts.get(name) ?? fact) === JSON.stringify(fact);
    facts.set(name, facts.has(name) && !isEqual ? undefined : fact);
  }
  return Object.fromEntries([...facts].flatMap(([name, fact]) => (fact ? [[name, fact]] : [])));
}

/** The surface of one package in a version that has it. */
interface Step {
  surface: ApiSurface;
  when: ApiVersion;
}

function followName(name: string, steps: readonly Step[]): Omit<ApiHistory, 'packageName' | 'name'> {
  // Some step has the name: it was found there.
  const lastIndex = steps.findLastIndex(({ surface }) => surface[name]);
  const gapIndex = steps.findLastIndex(({ surface }, index) => index < lastIndex && !surface[name]);
  const present = steps
    .slice(gapIndex + 1, lastIndex + 1)
    .flatMap(({ surface, when }) => (surface[name] ? [{ entry: surface[name], when }] : []));
  const [first] = present;
  const before = steps[steps.findIndex(({ when }) => when === first?.when) - 1];
  if (!first) throw new Error(`No version has ${name}.`);
  const changedIn = present.flatMap(({ entry: after, when }, index) => {
    const before = present[index - 1]?.entry;
    return before ? describeChange(before, after, when) : [];
  });
  const text = present.at(-1)?.entry.deprecation;
  const deprecatedFrom = present.findLastIndex(({ entry }) => entry.deprecation === undefined) + 1;
  const deprecatedIn = present[deprecatedFrom]?.when;
  const renamedTo = parseReplacement(text);
  return {
    since: before?.surface[ownerOf(name)]?.isOpen ? { ...first.when, isOrEarlier: true } : first.when,
    changedIn,
    ...(deprecatedIn && { deprecatedIn }),
    ...(renamedTo && { renamedTo }),
    ...(lastIndex < steps.length - 1 && steps[lastIndex] && { until: steps[lastIndex].when.version }),
  };
}

const ownerOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')));

function describeChange(before: ApiEntry, after: ApiEntry, when: ApiVersion): ApiHistory['changedIn'] {
  const isSameCall = before.parameters === after.parameters;
  const isSameResult = before.isInferred || after.isInferred || before.result === after.result;
  if (isSameCall && isSameResult) return [];
  const change = { ...when, before, after };
  if (![before, after].every(({ parameters }) => parameters.endsWith(')'))) return [change];
  if (isSameResult) return [{ ...change, part: 'parameters' }];
  return [isSameCall ? { ...change, part: 'result', result: after.result } : change];
}

/** Read what a package says to use instead. @example parseReplacement('Use {@link state} instead') === 'state' */
export function parseReplacement(text = ''): string | undefined {
  const [, linked, quoted] = /\buse\s+(?:\{@link\s+([\w.#]+)[^}]*\}|`([\w.#]+)(?:\(\))?`)/i.exec(text) ?? [];
  return linked ?? quoted;
}
