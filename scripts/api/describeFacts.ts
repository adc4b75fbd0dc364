import type { ApiFact, ApiFacts } from '../../common/apiFile.ts';
import type { SymbolStep, SymbolTrack } from './followSymbols.ts';

/** Say what happened to the symbols of one version, given by its place, up to it. A symbol that returns after it was gone begins again. */
export function describeFacts(tracks: readonly SymbolTrack[], versions: readonly string[], at: number): ApiFacts {
  const byId = new Map<string, ApiFact[]>();
  for (const { steps } of tracks) {
    const last = steps[at];
    if (typeof last !== 'object') continue;
    byId.set(last.id, [...(byId.get(last.id) ?? []), describeSymbol(steps.slice(0, at + 1), versions)]);
  }
  const facts = [...byId].flatMap(([id, [first, ...others]]): [string, ApiFact][] => {
    // A static member and another one may share an id.
    const isShared = first && others.every((one) => JSON.stringify(one) === JSON.stringify(first));
    return isShared && Object.keys(first).length > 0 ? [[id, first]] : [];
  });
  return Object.fromEntries(facts);
}

function describeSymbol(steps: SymbolTrack['steps'], versions: readonly string[]): ApiFact {
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
