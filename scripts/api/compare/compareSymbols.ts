import type { ApiExport, ApiMember } from '../../../common/apiFile.ts';
import type { ApiIndex, Declaration, Rename } from './ApiIndex.ts';
import { describeShape, parseType, parseTypeParameter, printType, type Shape } from './normalizeType.ts';

/** What of a symbol can differ: `kind` if it can no longer be used as a value or as a type. */
export type ApiPart = 'kind' | 'typeParameters' | 'base' | 'modifiers' | 'parameters' | 'result' | 'type';

/** A symbol in one version. */
interface Side {
  id: string;
  index: ApiIndex;
}

/** Say what of a symbol that both versions have differs for its users, where its declaration shows it. Its members are symbols of their own. */
export function compareSymbols({ rename, ...older }: Side & { rename: Rename }, newer: Side): ApiPart[] {
  const follow = (one: string) => newer.index.follow(one);
  const before = older.index.find(older.id, (one) => follow(rename(older.index.follow(one))));
  const after = newer.index.find(newer.id, follow);
  const [old, now] = [before, after].map((declarations) => declarations.flatMap(({ code }) => code).join('\n'));
  // A name of another type, which is compared as such.
  if (old === now) return [];
  return losesMeaning(before, after) ? ['kind'] : [...new Set(compareParts(before, after))];
}

type Meaning = 'value' | 'type';

const MEANINGS = new Map<string, Meaning[]>([
  ['class', ['value', 'type']],
  ['enum', ['value', 'type']],
  ['interface', ['type']],
  ['type', ['type']],
]);

const meaningsOf = ({ kind }: ApiExport | ApiMember): Meaning[] => MEANINGS.get(kind) ?? ['value'];

function losesMeaning(before: readonly Declaration[], after: readonly Declaration[]): boolean {
  const kept = new Set(after.flatMap(({ entry }) => meaningsOf(entry)));
  return !before.every(({ entry }) => meaningsOf(entry).every((one) => kept.has(one)));
}

function compareParts(before: readonly Declaration[], after: readonly Declaration[]): ApiPart[] {
  const [old, now] = [describeParts(before), describeParts(after)];
  const differs = (part: keyof typeof old) => JSON.stringify(old[part]) !== JSON.stringify(now[part]);
  const others = (['typeParameters', 'base', 'modifiers'] as const).filter(differs);
  return [...others, ...(['value', 'type'] as const).flatMap((meaning) => compareShapes(old[meaning], now[meaning]))];
}

const describeParts = (declarations: readonly Declaration[]) => ({
  typeParameters: declarations.flatMap(describeTypeParameters),
  base: declarations.flatMap(({ entry, scope }) =>
    'extends' in entry ? (entry.extends ?? []).map((text) => printType(parseType(text, scope))) : [],
  ),
  modifiers: [...new Set(declarations.flatMap(listModifiers))].sort(),
  value: describeShapes(declarations, 'value'),
  type: describeShapes(declarations, 'type'),
});

function describeTypeParameters({ entry, scope }: Declaration): string[] {
  const texts = 'typeParameters' in entry ? (entry.typeParameters ?? []) : [];
  return texts.map((text) => {
    const { constraint, initial } = parseTypeParameter(text, scope);
    return [constraint, initial].map((one) => (one ? printType(one) : '')).join(' = ');
  });
}

/** Kinds that nobody can assign, whether or not they say so. */
const FIXED = new Set(['method', 'value', 'const', 'function', 'class', 'enum', 'namespace']);

function listModifiers({ entry, ownerKind }: Declaration): string[] {
  const of = (key: 'abstract' | 'protected' | 'optional') => (key in entry && (entry as ApiMember)[key] ? [key] : []);
  const isOfInstance =
    ownerKind === 'interface' || ownerKind === 'type' || (ownerKind === 'class' && !('static' in entry));
  const isAssignable = ownerKind && !FIXED.has(entry.kind) && !('readonly' in entry);
  return [
    ...of('abstract'),
    ...of('protected'),
    ...of('optional'),
    ...(isOfInstance ? ['instance'] : []),
    ...(isAssignable ? ['assignable'] : []),
  ];
}

const CALLS = new Set(['function', 'method', 'constructor', 'call', 'new']);

/** Shapes of what a name means as a value or as a type: `members` where only members say it, undefined where it means nothing. */
function describeShapes(declarations: readonly Declaration[], meaning: Meaning): Shape[] | 'members' | undefined {
  const found = declarations.filter(({ entry }) => meaningsOf(entry).includes(meaning) && isShaped(entry, meaning));
  if (found.length === 0) return undefined;
  const shapes = found.flatMap(({ entry, scope }) =>
    (entry.signatures ?? []).map((text) => describeShape(text, scope, CALLS.has(entry.kind))),
  );
  return shapes.length > 0 ? [...new Map(shapes.map((one) => [JSON.stringify(one), one])).values()] : 'members';
}

/** The type of an enum is that of its members, which are compared as such. */
const isShaped = ({ kind }: ApiExport | ApiMember, meaning: Meaning): boolean => kind !== 'enum' || meaning === 'value';

function compareShapes(before: ReturnType<typeof describeShapes>, after: ReturnType<typeof describeShapes>): ApiPart[] {
  if (before === undefined || after === undefined || before === after) return [];
  if (before === 'members' || after === 'members') return ['type'];
  const differs = (key: keyof Shape) =>
    JSON.stringify(before.map((one) => one[key])) !== JSON.stringify(after.map((one) => one[key]));
  const isCall = [...before, ...after].every(({ parameters }) => parameters !== undefined);
  if (!isCall) return differs('parameters') || differs('type') ? ['type'] : [];
  return [...(differs('parameters') ? ['parameters' as const] : []), ...(differs('type') ? ['result' as const] : [])];
}
