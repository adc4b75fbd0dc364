import type { ApiStatus, ApiStatuses } from '../../common/apiFile.ts';
import type { SymbolStep, SymbolTrack } from './followSymbols.ts';

/** Say for each version what happened to its symbols, up to it. A symbol that returns after it was gone begins again. */
export function describeStatuses(tracks: readonly SymbolTrack[], versions: readonly string[]): ApiStatuses[] {
  const known = versions.map(() => new Map<string, ApiStatus[]>());
  for (const { steps } of tracks)
    for (const [at, status] of followStatus(steps, versions).entries()) {
      const step = steps[at];
      if (typeof step === 'object') known[at]?.set(step.id, [...(known[at].get(step.id) ?? []), status]);
    }
  return known.map((byId) => Object.fromEntries([...byId].flatMap(([id, statuses]) => chooseStatus(id, statuses))));
}

/** A static member and another one may share an id. */
function chooseStatus(id: string, [first, ...others]: readonly ApiStatus[]): [string, ApiStatus][] {
  const isShared = first && others.every((one) => JSON.stringify(one) === JSON.stringify(first));
  return isShared && Object.keys(first).length > 0 ? [[id, first]] : [];
}

/** List what is known of a symbol in each version. */
function followStatus(steps: SymbolTrack['steps'], versions: readonly string[]): ApiStatus[] {
  let status: ApiStatus = {};
  let last: SymbolStep | undefined;
  return steps.map((step, at) => {
    if (step === undefined) [status, last] = [{}, undefined];
    if (typeof step === 'object') {
      // Nobody can tell what is before the oldest version.
      status = addStep(status, step, {
        before: at === 0 ? 'unknown' : steps[at - 1],
        last,
        version: versions[at] ?? '',
      });
      last = step;
    }
    return status;
  });
}

interface Past {
  /** What the symbol is in the version before. */
  before: SymbolTrack['steps'][number];
  /** What it is in the newest older version of which that is known, since it began. */
  last: SymbolStep | undefined;
  version: string;
}

function addStep(status: ApiStatus, step: SymbolStep, { before, last, version }: Past): ApiStatus {
  const from = typeof before === 'object' ? before : undefined;
  const since = before === undefined ? version : status.since;
  const renamed = from && from.id !== step.id ? { version, from: from.id } : status.renamed;
  const start = last?.deprecated ? status.deprecated?.version : from && version;
  const use = typeof step.deprecated === 'string' ? step.deprecated : step.alias;
  const alias = last?.alias ? status.alias : from && step.alias && { version, id: step.alias };
  return {
    ...(since && { since }),
    ...(renamed && { renamed }),
    ...(step.deprecated && { deprecated: { ...(start && { version: start }), ...(use && { use }) } }),
    ...(step.alias && alias && { alias }),
  };
}
