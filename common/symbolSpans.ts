import type { ApiHistoryFile, ApiState } from './apiHistory.ts';

/** From when to when the versions of the site have a symbol, seen from one that has it. */
export interface SymbolSpan {
  /** The version in which it came; missing where the oldest has it. */
  since?: string;
  /** The first later version that lacks it, or calls it otherwise, and what that uses in its place. */
  removed?: { version: string; use?: string };
}

/** Finds the span of a symbol by a version that has it and its name there. Of a name that packages use for different things, it finds nothing. */
export type FindSpan = (versionName: string, name: string) => SymbolSpan | undefined;

/** Create a FindSpan. */
export function createFindSpan({ versions, packages }: ApiHistoryFile): FindSpan {
  const spans = new Map<string, SymbolSpan | undefined>();
  const add = (key: string, span: SymbolSpan | undefined): void => {
    const isShared = !spans.has(key) || JSON.stringify(spans.get(key)) === JSON.stringify(span);
    spans.set(key, isShared ? span : undefined);
  };
  for (const [states, names] of packages.flatMap(({ groups }) => groups)) {
    const steps = versions.map((_name, index) => states.findLast(({ at }) => at <= index));
    for (const [index, step] of steps.entries())
      for (const newest of step && !step.is ? names : [])
        add(`${versions[index]} ${step?.name ?? newest}`, readSpan(steps, { index, newest, versions }));
  }
  return (versionName, name) => spans.get(`${versionName} ${name}`);
}

interface Seen {
  index: number;
  newest: string;
  versions: readonly string[];
}

function readSpan(steps: readonly (ApiState | undefined)[], { index, newest, versions }: Seen): SymbolSpan | undefined {
  const lacks = (step: ApiState | undefined) => step === undefined || step.is !== undefined;
  const before = steps.slice(0, index).findLastIndex(lacks);
  // Nobody can tell when it came.
  if (steps[before]?.is === 'unknown') return undefined;
  const nameOf = (step: ApiState | undefined) => step?.name ?? newest;
  const own = nameOf(steps[index]);
  const end = steps.findIndex(
    (step, at) => at > index && (step?.is === 'gone' || (!lacks(step) && nameOf(step) !== own)),
  );
  const version = versions[end];
  const use = steps[end]?.is === 'gone' ? steps[end - 1]?.deprecated : nameOf(steps[end]);
  return {
    ...(before >= 0 && { since: versions[before + 1] ?? '' }),
    ...(version !== undefined && { removed: { version, ...(use && { use }) } }),
  };
}
