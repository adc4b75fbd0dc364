import type { ApiExport, ApiMember } from '../../common/apiFile.ts';
import { type Declaration, isValueAlone } from './ApiIndex.ts';
import { normalizeCall, normalizeType } from './normalizeType.ts';

/**
 * What of a symbol counts for its users. Texts are equal where they mean the same. `value` and `type` are missing where the name
 * means none, and empty where only members say it.
 */
export interface Shape {
  head: string;
  value?: string;
  type?: string;
}

const MEANINGS = ['value', 'type'] as const;

/** Tell whether a symbol can no longer be used as a value or as a type. */
export const losesMeaning = (before: Shape, after: Shape): boolean =>
  MEANINGS.some((one) => before[one] !== undefined && after[one] === undefined);

/** Tell whether users of a symbol may have to change what they wrote. Its members are symbols of their own. */
export const isChanged = (before: Shape, after: Shape): boolean =>
  losesMeaning(before, after) ||
  before.head !== after.head ||
  MEANINGS.some((one) => before[one] && after[one] && before[one] !== after[one]);

/** Describe a symbol by its declarations. */
export function describeShape(declarations: readonly Declaration[]): Shape {
  const modifiers = new Set(declarations.flatMap(listModifiers));
  const shape: Shape = { head: JSON.stringify([declarations.flatMap(describeHead), [...modifiers].sort()]) };
  for (const meaning of MEANINGS) {
    const found = declarations.filter(({ entry }) => meaningsOf(entry).includes(meaning));
    if (found.length > 0) shape[meaning] = [...new Set(found.flatMap((one) => listTexts(one, meaning)))].join('\n');
  }
  return shape;
}

const meaningsOf = ({ kind }: ApiExport | ApiMember): readonly (typeof MEANINGS)[number][] => {
  if (kind === 'class' || kind === 'enum') return MEANINGS;
  return kind === 'interface' || kind === 'type' ? ['type'] : ['value'];
};

function describeHead({ entry, scope }: Declaration): string[] {
  const { typeParameters = [], extends: bases = [] } = entry as Partial<ApiExport>;
  const generic = typeParameters.length > 0 ? [normalizeType(`<${typeParameters.join(', ')}>() => void`, scope)] : [];
  return [...generic, ...bases.map((text) => normalizeType(text, scope))];
}

/** Kinds that nobody can assign, whether or not they say so. */
const FIXED = new Set(['method', 'value', 'const', 'function', 'class', 'enum', 'namespace']);

function listModifiers({ entry, owner }: Declaration): string[] {
  const { abstract, protected: isProtected, optional, readonly, static: isStatic } = entry as Partial<ApiMember>;
  const modifiers = {
    abstract,
    isProtected,
    optional,
    instance: owner && !isStatic && !isValueAlone(owner),
    assignable: owner && !readonly && !FIXED.has(entry.kind),
  };
  return Object.entries(modifiers).flatMap(([name, isTrue]) => (isTrue ? [name] : []));
}

const CALLS = new Set(['function', 'method', 'constructor', 'call', 'new']);

function listTexts({ entry, scope }: Declaration, meaning: 'value' | 'type'): string[] {
  // The type of an enum is that of its members.
  if (entry.kind === 'enum' && meaning === 'type') return [];
  const normalize = CALLS.has(entry.kind) ? normalizeCall : normalizeType;
  return entry.signatures?.map((text) => normalize(text, scope)) ?? ['members'];
}
