import type { Declaration } from './ApiIndex.ts';
import { parseParameters } from './normalizeType.ts';

/** List the names of the parameters that differ, of a symbol with one signature in both versions. One with another name alone is none of them. */
export function listChangedParameters(before: readonly Declaration[], after: readonly Declaration[]): string[] {
  const [old, current] = [before, after].map(readParameters);
  if (!old || !current) return [];
  const isSame = (one: Parameter, place: number, others: readonly Parameter[]) =>
    others.some(({ name, type }, index) => type === one.type && (name === one.name || index === place));
  const changed = current.filter((one, place) => !isSame(one, place, old));
  const gone = old.filter((one, place) => !isSame(one, place, current));
  return [...new Set([...changed, ...gone].map(({ name }) => name))];
}

interface Parameter {
  name: string;
  type: string;
}

function readParameters(declarations: readonly Declaration[]): Parameter[] | undefined {
  const calls = declarations.flatMap(({ entry, scope }) => (entry.signatures ?? []).map((text) => ({ text, scope })));
  const [only, ...others] = calls;
  return only && others.length === 0 ? parseParameters(only.text, only.scope) : undefined;
}
