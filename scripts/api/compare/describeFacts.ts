import type { ApiChange, ApiFact, ApiFacts } from '../../../common/apiFacts.ts';
import type { SymbolStep, SymbolTrack } from './followSymbols.ts';

/** Say what happened to the symbols of one version, given by its place, up to it. A symbol that returns after it was gone begins again. */
export function describeFacts(tracks: readonly SymbolTrack[], versions: readonly string[], at: number): ApiFacts {
  const facts = tracks.flatMap(({ steps }): [string, ApiFact][] => {
    const fact = describeSymbol(steps.slice(0, at + 1), versions);
    return fact ? [fact] : [];
  });
  return Object.fromEntries(facts);
}

function describeSymbol(steps: SymbolTrack['steps'], versions: readonly string[]): [string, ApiFact] | undefined {
  const last = steps.at(-1);
  if (typeof last !== 'object') return undefined;
  const start = steps.lastIndexOf(undefined) + 1;
  const since = start > 0 && steps[start] !== 'unknown' ? versions[start] : undefined;
  const present = steps.flatMap((step, at): Present[] =>
    at >= start && typeof step === 'object' ? [{ ...step, version: versions[at] ?? '', before: steps[at - 1] }] : [],
  );
  const changedIn = present.flatMap(describeChange);
  const [renamed, deprecated, alias] = [describeName(present), describeDeprecation(present), describeAlias(present)];
  if (!since && !renamed && changedIn.length === 0 && !deprecated && !alias) return undefined;
  return [
    last.id,
    {
      ...(since && { since }),
      ...(renamed && { renamed }),
      changedIn,
      ...(deprecated && { deprecated }),
      ...(alias && { alias }),
    },
  ];
}

/** A version that has a symbol. */
interface Present extends SymbolStep {
  version: string;
  /** What it is in the version before. */
  before: SymbolTrack['steps'][number];
}

function describeChange({ version, parts, parameters, before }: Present): ApiChange[] {
  if (parts.length === 0 || typeof before !== 'object') return [];
  return [{ version, parts, ...(parameters.length > 0 && { parameters }), before: before.signatures }];
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
