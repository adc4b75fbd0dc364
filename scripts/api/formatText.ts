import { type ApiExport, type ApiMember, TYPE_NAME } from '../../common/apiFile.ts';

/** What names in a declaration stand for: ids of exports, arguments of a base type, or numbers of type parameters. */
export type Scope = ReadonlyMap<string, string>;

/** An export or a member, and what the names in it stand for. */
export interface ScopedEntry {
  entry: ApiExport | ApiMember;
  scope: Scope;
}

/**
 * Format what counts of a symbol for its users: a line for each overload, as a `value` and as a `type`, with ids in the place of
 * names. The name of the symbol does not count, and its members are symbols of their own.
 */
export function formatText(declarations: readonly ScopedEntry[]): string {
  const lines = declarations.flatMap(({ entry, scope }) => listLines(entry).map((line) => normalize(line, scope)));
  return [...new Set(lines)].sort().join('\n');
}

/** Tell whether a symbol can no longer be used as a value or as a type. */
export const losesMeaning = (before: string, after: string): boolean =>
  [/^value/m, /^type/m].some((meaning) => meaning.test(before) && !meaning.test(after));

/** List the arguments of a type. @example listArguments('Map<string, Boat>', new Map([['Boat', 'p:Boat']])) // ['string', 'p:Boat'] */
export function listArguments(text: string, scope: Scope): string[] {
  const [, list] = /<(.+)>$/.exec(text) ?? [];
  // Commas between other brackets do not separate these arguments.
  return list ? replaceNames(list, scope).split(/, (?![^<]*>)/) : [];
}

type Entry = Partial<Omit<ApiExport, 'kind'> & Omit<ApiMember, 'kind'>> & Pick<ScopedEntry['entry'], 'kind'>;

function listLines({ kind, signatures = [''], typeParameters = [], extends: bases = [], ...entry }: Entry): string[] {
  const isType = kind === 'interface' || kind === 'type';
  const modifiers = MODIFIERS.filter((one) => entry[one] || (one === 'readonly' && FIXED.has(kind)));
  const values = isType ? [] : signatures.map((text) => ['value', ...modifiers, text].join(' '));
  // The variance of a type parameter follows from the members.
  const parameters = typeParameters.map((text) => text.replace(/^(?:in |out )+/, ''));
  const head = `type <${parameters.join(', ')}> ${bases.join(', ')}`;
  if (isType || kind === 'class') return [...values, ...signatures.map((text) => `${head} = ${text}`)];
  // An enum may become a constant and the type of its values.
  if (kind === 'enum') return [...values, `${head} = ${entry.members?.map((one) => one.signatures).join(' | ')}`];
  return values;
}

const MODIFIERS = ['protected', 'abstract', 'readonly', 'optional'] as const;

/** Kinds that nobody can assign. Methods and functions are known by their parameters. */
const FIXED = new Set(['value', 'const', 'class', 'enum', 'namespace']);

/** Put ids in the place of names, leave out those of parameters and of values that are not exported, and sort unions. */
const normalize = (text: string, scope: Scope): string =>
  replaceNames(text, scope)
    .replace(PARAMETER, '_')
    .replace(UNKNOWN_VALUE, '?')
    .replace(UNION, (union) => [...new Set(union.split(' | '))].sort().join(' | '));

const replaceNames = (text: string, scope: Scope): string => text.replace(TYPE_NAME, (name) => scope.get(name) ?? name);

/** The name of a parameter or of a tuple's member, or a pattern in its place. Members of objects follow other characters. */
const PARAMETER = /(?<=[([,] ?(?:\.\.\.)?)(?!this\b)(?:[\w$]+|\{[^{}]*\})(?=\??: )/g;

/** A name after `typeof` that is no id. */
const UNKNOWN_VALUE = /(?<=typeof )[\w$.]+(?![\w$.:/-])/g;

/** Several types without brackets but those of simple arguments. */
const UNION = /(?<![^\s,;(){}<>|])[^\s,;(){}<>|]+(?:<[^<>|]*>)?(?: \| [^\s,;(){}<>|]+(?:<[^<>|]*>)?)+/g;
