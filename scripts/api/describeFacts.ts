import type { ApiFact, ApiFacts } from '../../common/apiFile.ts';
import type { SymbolStep, SymbolTrack } from './followSymbols.ts';

/** Say for each version what happened to its symbols, up to it. A symbol that returns after it was gone begins again. */
export function describeFacts(tracks: readonly SymbolTrack[], versions: readonly string[]): ApiFacts[] {
  const known = versions.map(() => new Map<string, ApiFact[]>());
  for (const { steps } of tracks)
    for (const [at, fact] of followFact(steps, versions).entries()) {
      const step = steps[at];
      if (typeof step === 'object') known[at]?.set(step.id, [...(known[at].get(step.id) ?? []), fact]);
    }
  return known.map((byId) => Object.fromEntries([...byId].flatMap(([id, facts]) => chooseFact(id, facts))));
}

/** A static member and another one may share an id. */
function chooseFact(id: string, [first, ...others]: readonly ApiFact[]): [string, ApiFact][] {
  const isShared = first && others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return isShared && Object.keys(first).length > 0 ? [[id, first]] : [];
}

/** List what is known of a symbol in each version. */
function followFact(steps: SymbolTrack['steps'], versions: readonly string[]): ApiFact[] {
  let fact: ApiFact = {};
  let last: SymbolStep | undefined;
  return steps.map((step, at) => {
    if (step === undefined) [fact, last] = [{}, undefined];
    if (typeof step === 'object') {
      // Nobody can tell what is before the oldest version.
      fact = addStep(fact, step, { before: at === 0 ? 'unknown' : steps[at - 1], last, version: versions[at] ?? '' });
      last = step;
    }
    return fact;
  });
}

interface Past {
  /** What the symbol is in the version before. */
  before: SymbolTrack['steps'][number];
  /** What it is in the newest older version of which that is known, since it began. */
  last: SymbolStep | undefined;
  version: string;
}

function addStep(fact: ApiFact, step: SymbolStep, { before, last, version }: Past): ApiFact {
  const from = typeof before === 'object' ? before : undefined;
  const since = before === undefined ? version : fact.since;
  const renamed = from && from.id !== step.id ? { version, from: from.id } : fact.renamed;
  const start = last?.deprecated ? fact.deprecated?.version : from && version;
  const use = typeof step.deprecated === 'string' ? step.deprecated : step.alias;
  const alias = last?.alias ? fact.alias : from && step.alias && { version, id: step.alias };
  return {
    ...(since && { since }),
    ...(renamed && { renamed }),
    ...(step.deprecated && { deprecated: { ...(start && { version: start }), ...(use && { use }) } }),
    ...(step.alias && alias && { alias }),
  };
}
