import ts from 'typescript';
import type { ApiMember } from '../../../common/apiFile.ts';
import { compareTexts, isMemberDeclaration, isOwn, isUnnamed, type Names, ownerOf } from './names.ts';
import { readDeprecation } from './readDeprecation.ts';
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
  const statics = [...(owner.exports?.values() ?? [])].filter(isMember);
  const computed = [checker.getDeclaredTypeOfSymbol(owner), checker.getTypeOfSymbol(owner)].flatMap((type) =>
    type.getProperties().filter((one) => isComputed(one) && owner.declarations?.includes(parentOf(one))),
  );
  const written = [...(owner.members?.values() ?? []), ...statics].filter(({ name }) => name !== '__computed');
  return describeAll([...written, ...computed], owner, names);
}

/** The compiler finds a name such as `[Symbol.iterator]` when it looks at types. */
const isComputed = ({ escapedName }: ts.Symbol): boolean => String(escapedName).startsWith('__@');

// A member has a class, interface or enum around it.
const parentOf = ({ declarations }: ts.Symbol) => declarations?.[0]?.parent as ts.Declaration;

/**
 * Describe the properties of a type that the library declares, with the types that they have there. `at` is the place of those
 * that the compiler makes.
 */
export const describeProperties = (type: ts.Type, at: ts.Node, names: Names): FoundMember[] =>
  describeAll(listProperties(type, names), type.symbol, names, at);

/** Describe those of a base that no exported class or interface declares. */
export const describeInherited = (type: ts.Type, at: ts.Node, names: Names): FoundMember[] => {
  const properties = listProperties(type, names).filter(({ declarations: [first] = [] }) => {
    const owner = ownerOf(first, names.checker);
    return !owner || isUnnamed(owner, names);
  });
  return describeAll(properties, type.symbol, names, at);
};

const listProperties = (type: ts.Type, names: Names): ts.Symbol[] =>
  type.getProperties().filter((one) => !one.declarations || isOwn(one, names));

/** Describe the properties of a constant's object. */
export function describeObject(type: ts.Type, at: ts.Node, names: Names): FoundMember[] {
  const node = names.checker.typeToTypeNode(type, at, ts.NodeBuilderFlags.NoTruncation);
  const members = node && ts.isTypeLiteralNode(node) ? node.members : [];
  const readonly = new Set(members.filter(hasReadonly).map(({ name }) => name && textOf(name)));
  return describeAll(type.getProperties(), type.symbol, names, at).map((one) =>
    readonly.has(one.name) ? { ...one, readonly: true } : one,
  );
}

const describeAll = (members: readonly ts.Symbol[], owner: ts.Symbol | undefined, names: Names, at?: ts.Node) =>
  members
    .flatMap((member) => describeMember(member, owner, names, at))
    .sort((a, b) => Number(b.static ?? false) - Number(a.static ?? false) || compareTexts(a.name, b.name));

/** A namespace of the same name adds exports of its own to a class or enum. */
const isMember = ({ declarations = [] }: ts.Symbol): boolean => declarations.some(isMemberDeclaration);

function describeMember(member: ts.Symbol, owner: ts.Symbol | undefined, names: Names, place?: ts.Node): FoundMember[] {
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

function describeKind(member: ts.Symbol, declaration: ts.Node): Pick<ApiMember, 'name' | 'kind'> {
  const unnamed = UNNAMED.get(member.name);
  if (unnamed) return unnamed;
  const name = nameOf(member, declaration);
  if (member.flags & SymbolFlags.EnumMember) return { name, kind: 'value' };
  if (member.flags & SymbolFlags.Method) return { name, kind: 'method' };
  return { name, kind: member.flags & SymbolFlags.Accessor ? 'accessor' : 'property' };
}

/** The compiler's name of `[Symbol.iterator]` has a number that differs from run to run. */
function nameOf({ name }: ts.Symbol, at: ts.Node): string {
  // What is no declaration has no name.
  const written = ts.getNameOfDeclaration(at as ts.Declaration);
  return written && ts.isComputedPropertyName(written) ? textOf(written) : name;
}

const textOf = (name: ts.PropertyName): string =>
  ts.isComputedPropertyName(name)
    ? `[${ts.isStringLiteral(name.expression) ? name.expression.text : printPlain(name.expression)}]`
    : name.text;

const printPlain = (node: ts.Node): string =>
  ts.createPrinter().printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());

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
  if (owner && ts.isConstructorDeclaration(at))
    return checker
      .getTypeOfSymbol(owner)
      .getConstructSignatures()
      .filter((one) => !isHidden(one.declaration))
      .map((one) => printer.printConstructor(one, at));
  if (isSignature(at)) return declarations.filter(isSignature).map((one) => printSignatureNode(one, printer, checker));
  const type = checker.getTypeOfSymbol(member);
  if (member.flags & SymbolFlags.Method)
    return checker
      .getNonNullableType(type)
      .getCallSignatures()
      .map((one) => printer.printSignature(one, at));
  const accessors = declarations.filter(ts.isAccessor);
  if (accessors.length === 0) return [printProperty(member, at, printer, checker)];
  // A setter may take another type than the getter gives.
  return [...new Set(accessors.map((one) => printAccessor(one, type, printer, checker)))];
}

function printProperty(member: ts.Symbol, at: ts.Node, printer: TypePrinter, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbol(member);
  const text = printer.printType(type, at, isInstance(member) ? undefined : typeNodeOf(at));
  // The compiler has another `undefined` for an optional property that is not there.
  const isMissing =
    type.isUnion() &&
    type.types.some((one) => one.flags & ts.TypeFlags.Undefined && one !== checker.getUndefinedType());
  return isMissing ? text.replace(/ \| undefined$/, '') : text;
}

/** Tell whether the compiler made a property from another, with other types. */
const isInstance = ({ flags }: ts.Symbol): boolean => (flags & SymbolFlags.Transient) !== 0;

export const typeNodeOf = (declaration: ts.Node): ts.TypeNode | undefined =>
  ts.isVariableDeclaration(declaration) ||
  ts.isPropertyDeclaration(declaration) ||
  ts.isPropertySignature(declaration) ||
  ts.isParameter(declaration)
    ? declaration.type
    : undefined;

function printAccessor(
  node: ts.AccessorDeclaration,
  getterType: ts.Type,
  printer: TypePrinter,
  checker: ts.TypeChecker,
): string {
  const [parameter] = node.parameters;
  return ts.isGetAccessor(node) || !parameter
    ? printer.printType(getterType, node, node.type)
    : printer.printType(checker.getTypeAtLocation(parameter), node, parameter.type);
}

type SignatureNode = ts.CallSignatureDeclaration | ts.ConstructSignatureDeclaration | ts.IndexSignatureDeclaration;

const isSignature = (node: ts.Node): node is SignatureNode =>
  ts.isCallSignatureDeclaration(node) ||
  ts.isConstructSignatureDeclaration(node) ||
  ts.isIndexSignatureDeclaration(node);

function printSignatureNode(node: SignatureNode, printer: TypePrinter, checker: ts.TypeChecker): string {
  const signature = ts.isIndexSignatureDeclaration(node) ? undefined : checker.getSignatureFromDeclaration(node);
  return signature ? printer.printSignature(signature, node) : printer.printNode(node).replace(/;$/, '');
}

const hasReadonly = (node: ts.TypeElement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);

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
