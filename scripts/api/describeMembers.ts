import ts from 'typescript';
import type { ApiMember } from '../../common/apiFile.ts';
import { compareTexts } from '../lib/compareTexts.ts';
import { followAlias, isMemberDeclaration, isOwn, isUnnamed, type Names, ownerOf } from './listExports.ts';
import { TypePrinter } from './TypePrinter.ts';

const { ModifierFlags, SymbolFlags } = ts;

/** Members that have no name of their own. */
const UNNAMED = new Map<string, Pick<ApiMember, 'name' | 'kind'>>([
  ['__constructor', { name: 'constructor', kind: 'constructor' }],
  ['__call', { name: '()', kind: 'call' }],
  ['__new', { name: 'new ()', kind: 'new' }],
  ['__index', { name: '[index]', kind: 'index' }],
]);

/** A member with the place of its declaration. */
export type FoundMember = Omit<ApiMember, 'file' | 'line'> & { at: ts.Node };

/** Describe the members that a class, interface or enum declares itself, sorted. Hidden ones are left out. */
export function describeMembers(owner: ts.Symbol, names: Names): FoundMember[] {
  const { checker } = names;
  // A namespace of the same name adds exports of its own to a class or enum.
  const statics = [...(owner.exports?.values() ?? [])].filter((one) => one.declarations?.some(isMemberDeclaration));
  const written = [...(owner.members?.values() ?? []), ...statics].filter(({ name }) => name !== '__computed');
  // The compiler finds a name such as `[Symbol.iterator]` when it looks at types.
  const computed = [checker.getDeclaredTypeOfSymbol(owner), checker.getTypeOfSymbol(owner)].flatMap((type) =>
    type.getProperties().filter(({ escapedName, declarations: [first] = [] }) => {
      // A member has a class, interface or enum around it.
      const isOfOwner = first && owner.declarations?.includes(first.parent as ts.Declaration);
      return isOfOwner && String(escapedName).startsWith('__@');
    }),
  );
  return describeAll([...written, ...computed], owner, names);
}

/**
 * Describe the properties of a type that the library declares, with the types that they have there. `at` is the place of those
 * that the compiler makes.
 */
export function describeProperties(type: ts.Type, at: ts.Node, names: Names): FoundMember[] {
  const node = names.checker.typeToTypeNode(type, at, ts.NodeBuilderFlags.NoTruncation);
  const members = node && ts.isTypeLiteralNode(node) ? [...node.members] : [];
  const isReadonly = (one: ts.TypeElement) => (ts.getCombinedModifierFlags(one) & ModifierFlags.Readonly) !== 0;
  const readonly = new Set(members.filter(isReadonly).map(({ name }) => name && textOf(name)));
  const own = type.getProperties().filter((one) => !one.declarations || isOwn(one, names));
  return describeAll(own, type.symbol, names, at).map((one) =>
    readonly.has(one.name) ? { ...one, readonly: true } : one,
  );
}

/** Describe those of a base that no exported class or interface declares. */
export const describeInherited = (type: ts.Type, at: ts.Node, names: Names): FoundMember[] =>
  describeProperties(type, at, names).filter((one) => {
    const owner = ownerOf(one.at as ts.Declaration, names.checker);
    return !owner || isUnnamed(owner, names);
  });

const describeAll = (members: readonly ts.Symbol[], owner: ts.Symbol | undefined, names: Names, at?: ts.Node) =>
  members
    .flatMap((member) => describeMember(member, owner, names, at))
    .sort((a, b) => Number(b.static ?? false) - Number(a.static ?? false) || compareTexts(a.name, b.name));

function describeMember(member: ts.Symbol, owner: ts.Symbol | undefined, names: Names, place?: ts.Node): FoundMember[] {
  // A member may share its symbol with a type parameter, or with a type of a namespace.
  const declarations = (member.declarations ?? []).filter(
    (one) => !ts.isTypeParameterDeclaration(one) && !ts.isTypeAliasDeclaration(one) && !isHidden(one),
  );
  const at = member.declarations ? declarations[0] : place;
  if (!at) return [];
  const printer = new TypePrinter(names);
  const signatures = printMember(member, { owner, declarations, at, printer, checker: names.checker });
  const head = { ...describeKind(member, at), ...describeFlags(member, declarations) };
  return [{ ...head, signatures, ...printer.refs, ...readDeprecation(member, names), at }];
}

function describeKind(member: ts.Symbol, at: ts.Node): Pick<ApiMember, 'name' | 'kind'> {
  const unnamed = UNNAMED.get(member.name);
  if (unnamed) return unnamed;
  // The compiler's name of `[Symbol.iterator]` has a number that differs from run to run. What is no declaration has no name.
  const written = ts.getNameOfDeclaration(at as ts.Declaration);
  const name = written && ts.isComputedPropertyName(written) ? textOf(written) : member.name;
  if (member.flags & SymbolFlags.EnumMember) return { name, kind: 'value' };
  if (member.flags & SymbolFlags.Method) return { name, kind: 'method' };
  return { name, kind: member.flags & SymbolFlags.Accessor ? 'accessor' : 'property' };
}

const textOf = (name: ts.PropertyName): string =>
  ts.isComputedPropertyName(name)
    ? `[${ts.isStringLiteral(name.expression) ? name.expression.text : name.expression.getText()}]`
    : name.text;

function describeFlags({ flags }: ts.Symbol, declarations: readonly ts.Declaration[]): Partial<FoundMember> {
  const modifiers = declarations.reduce((all, one) => all | ts.getCombinedModifierFlags(one), 0);
  const isGetter = flags & SymbolFlags.Accessor && !declarations.some(ts.isSetAccessor);
  const isTrue = {
    static: modifiers & ModifierFlags.Static,
    protected: modifiers & ModifierFlags.Protected,
    abstract: modifiers & ModifierFlags.Abstract,
    readonly: modifiers & ModifierFlags.Readonly || isGetter,
    optional: flags & SymbolFlags.Optional,
  };
  return Object.fromEntries(Object.entries(isTrue).flatMap(([name, value]) => (value ? [[name, true]] : [])));
}

interface MemberParts {
  owner: ts.Symbol | undefined;
  declarations: readonly ts.Declaration[];
  /** The first of them, or a place for none. */
  at: ts.Node;
  printer: TypePrinter;
  checker: ts.TypeChecker;
}

function printMember(member: ts.Symbol, { owner, declarations, at, printer, checker }: MemberParts): string[] {
  if (ts.isEnumMember(at)) return [JSON.stringify(checker.getConstantValue(at)) ?? 'number'];
  const print = (signatures: readonly (ts.Signature | undefined)[]) =>
    signatures.flatMap((one) => (one && !isHidden(one.declaration) ? [printer.printCall(one, at)] : []));
  if (owner && ts.isConstructorDeclaration(at)) return print(checker.getTypeOfSymbol(owner).getConstructSignatures());
  if (ts.isIndexSignatureDeclaration(at)) return declarations.map((one) => printer.printNode(one).replace(/;$/, ''));
  if (ts.isCallSignatureDeclaration(at) || ts.isConstructSignatureDeclaration(at))
    return print(declarations.filter(ts.isFunctionLike).map((one) => checker.getSignatureFromDeclaration(one)));
  const type = checker.getTypeOfSymbol(member);
  if (member.flags & SymbolFlags.Method) return print(checker.getNonNullableType(type).getCallSignatures());
  const accessors = declarations.filter(ts.isAccessor);
  if (accessors.length === 0) return [printProperty(member, at, printer, checker)];
  // A setter may take another type than the getter gives.
  const printAccessor = (node: ts.AccessorDeclaration): string => {
    const parameter = ts.isSetAccessor(node) ? node.parameters[0] : undefined;
    if (!parameter) return printer.printType(type, node, node.type);
    return printer.printType(checker.getTypeAtLocation(parameter), node, parameter.type);
  };
  return [...new Set(accessors.map(printAccessor))];
}

function printProperty(member: ts.Symbol, at: ts.Node, printer: TypePrinter, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbol(member);
  // The compiler makes a property from another, with other types.
  const isMade = (member.flags & SymbolFlags.Transient) !== 0;
  const text = printer.printType(type, at, isMade ? undefined : typeNodeOf(at));
  // It has another `undefined` for an optional property that is not there.
  const isMissing =
    type.isUnion() &&
    type.types.some((one) => one.flags & ts.TypeFlags.Undefined && one !== checker.getUndefinedType());
  return isMissing ? text.replace(/ \| undefined$/, '') : text;
}

export const typeNodeOf = (node: ts.Node): ts.TypeNode | undefined =>
  ts.isVariableDeclaration(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isParameter(node)
    ? node.type
    : undefined;

/** Private names, private members, and what is marked as internal to the library. */
export const isHidden = (node: ts.Declaration | undefined): boolean => {
  if (!node) return false;
  const name = ts.getNameOfDeclaration(node);
  return (
    (name !== undefined && ts.isPrivateIdentifier(name)) ||
    (ts.getCombinedModifierFlags(node) & ModifierFlags.Private) !== 0 ||
    ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal')
  );
};

/**
 * Read whether a symbol is deprecated, and what a tag such as `Use {@link Folder.open}` names instead. No text is taken over.
 * An overload that is not deprecated can still be called, so all declarations need the tag.
 */
export function readDeprecation({ declarations = [] }: ts.Symbol, names: Names): { deprecated?: true | string } {
  // What implements overloads cannot be called itself.
  const isCalled = (one: ts.Declaration) => !ts.isFunctionLike(one) || !('body' in one && one.body);
  const called = declarations.length > 1 ? declarations.filter(isCalled) : declarations;
  const tags = called.map((one) => ts.getJSDocDeprecatedTag(one));
  const [tag] = tags;
  if (!tag || tags.includes(undefined)) return {};
  return { deprecated: nameReplacement(tag, names) ?? true };
}

function nameReplacement({ comment }: ts.JSDocTag, { checker, exports }: Names): string | undefined {
  const [text, link] = typeof comment === 'object' ? comment : [];
  if (!text || !/(?:^|\buse)\s*$/i.test(text.text) || !link || !('name' in link) || !link.name) return undefined;
  const symbol = checker.getSymbolAtLocation(link.name);
  const target = symbol && followAlias(checker, symbol);
  const owner = ownerOf(target?.declarations?.[0], checker);
  const ownerId = owner && exports.get(owner)?.id;
  const id = target && exports.get(target)?.id;
  return id ?? (ownerId ? `${ownerId}.${target?.name}` : link.name.getText());
}
