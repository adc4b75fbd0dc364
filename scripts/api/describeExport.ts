import path from 'node:path';
import ts from 'typescript';
import type { ApiExport } from '../../common/apiFile.ts';
import {
  describeInherited,
  describeMembers,
  describeProperties,
  type FoundMember,
  isHidden,
  readDeprecation,
  typeNodeOf,
} from './describeMembers.ts';
import { type FoundExport, isMemberDeclaration, isUnnamed, type Names } from './listExports.ts';
import { computesType, TypePrinter } from './TypePrinter.ts';

const { SymbolFlags, SyntaxKind } = ts;

type Kind = ApiExport['kind'];

/** What an entry says beside its name and place. */
type Parts = Pick<ApiExport, 'abstract' | 'typeParameters' | 'extends' | 'implements' | 'signatures'> & {
  members?: FoundMember[];
};

/** Describe an export: an entry for its value and one for its type; none where it is internal. */
export function describeExport({ target, symbol, name, id }: FoundExport, names: Names): ApiExport[] {
  const declarations = target.declarations?.filter((one) => !isHidden(one)) ?? [];
  const chosen = names.exports.get(target);
  return listKinds(target).flatMap((kind): ApiExport[] => {
    const declaration = declarations.find(IS_KIND[kind]) ?? declarations[0];
    if (!declaration) return [];
    const entry = { name, kind, ...readDeprecation(target, names), ...readDeprecation(symbol, names) };
    if (chosen && chosen.id !== id)
      return [{ ...entry, alias: chosen.id, ...placeOf(symbol.declarations?.[0] ?? declaration, names) }];
    const printer = new TypePrinter(names);
    const { members = [], ...parts } = PARTS[kind]({ target, declaration, names, printer });
    const { file, line } = placeOf(declaration, names);
    const located = members.map(({ at, ...member }) => {
      const place = placeOf(at, names);
      return { ...member, ...(place.file !== file && { file: place.file }), line: place.line };
    });
    return [
      {
        ...entry,
        ...(chosen && chosen.typeName !== name && { typeName: chosen.typeName }),
        ...parts,
        ...printer.refs,
        file,
        line,
        ...(located.length > 0 && { members: located }),
      },
    ];
  });
}

function placeOf(node: ts.Node, { rootDir }: Names): { file: string; line: number } {
  const source = node.getSourceFile();
  const file = path.relative(rootDir, source.fileName).split(path.sep).join('/');
  return { file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
}

function listKinds({ flags, declarations = [] }: ts.Symbol): Kind[] {
  const isValue = flags & VALUE && !declarations.some(isMemberDeclaration);
  const value: Kind[] = flags & SymbolFlags.Function ? ['function'] : isValue ? ['const'] : [];
  if (flags & SymbolFlags.Class) return ['class'];
  if (flags & SymbolFlags.Enum) return ['enum'];
  if (flags & SymbolFlags.Interface) return [...value, 'interface'];
  if (flags & SymbolFlags.TypeAlias) return [...value, 'type'];
  return value.length === 0 && flags & SymbolFlags.Module ? ['namespace'] : value;
}

/** `export default <expression>` is a property of the module. */
const VALUE = SymbolFlags.Variable | SymbolFlags.Property;

const IS_KIND: Record<Kind, (node: ts.Node) => boolean> = {
  class: ts.isClassLike,
  interface: ts.isInterfaceDeclaration,
  function: ts.isFunctionDeclaration,
  type: ts.isTypeAliasDeclaration,
  const: (node) => ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isExportAssignment(node),
  enum: ts.isEnumDeclaration,
  namespace: (node) => ts.isModuleDeclaration(node) || ts.isSourceFile(node),
};

interface Described {
  target: ts.Symbol;
  declaration: ts.Declaration;
  names: Names;
  printer: TypePrinter;
}

const PARTS: Record<Kind, (described: Described) => Parts> = {
  class: describeClass,
  interface: describeClass,
  function: ({ target, declaration, names, printer }) => {
    const signatures = names.checker.getTypeOfSymbol(target).getCallSignatures();
    return { signatures: signatures.map((one) => printer.printCall(one, declaration)) };
  },
  type: describeAlias,
  const: describeConstant,
  enum: ({ target, names }) => ({ members: describeMembers(target, names) }),
  namespace: () => ({}),
};

function describeClass({ target, declaration, names, printer }: Described): Parts {
  const isAbstract = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Abstract) !== 0;
  return {
    ...(isAbstract && { abstract: true as const }),
    ...printTypeParameters(declaration, printer),
    ...printBases(target, names, printer),
    members: describeAllMembers(target, names),
  };
}

function printTypeParameters(declaration: ts.Declaration, printer: TypePrinter): { typeParameters?: string[] } {
  const { typeParameters = [] } = declaration as { typeParameters?: readonly ts.TypeParameterDeclaration[] };
  return typeParameters.length > 0 ? { typeParameters: typeParameters.map((one) => printer.printNode(one)) } : {};
}

function printBases(target: ts.Symbol, names: Names, printer: TypePrinter): Pick<Parts, 'extends' | 'implements'> {
  const { named } = listBases(target, names);
  const print = (keyword: ts.SyntaxKind) =>
    named.filter((base) => base.keyword === keyword).map(({ type, at }) => printer.printType(type, at, at));
  const [extended, implemented] = [print(SyntaxKind.ExtendsKeyword), print(SyntaxKind.ImplementsKeyword)];
  return {
    ...(extended.length > 0 && { extends: extended }),
    ...(implemented.length > 0 && { implements: implemented }),
  };
}

/** Describe own members, and those of bases that nothing exports: readers find them nowhere else. */
function describeAllMembers(target: ts.Symbol, names: Names): FoundMember[] {
  const own = describeMembers(target, names);
  const keyOf = ({ name, static: isStatic }: FoundMember) => `${isStatic ?? ''} ${name}`;
  const keys = new Set(own.map(keyOf));
  const inherited = listBases(target, names).unnamed.flatMap(({ type, at }) => {
    const isClass = type.symbol && type.symbol.flags & SymbolFlags.Class;
    const statics = isClass ? describeAllMembers(type.symbol, names).filter(isOfClass) : [];
    return [...statics, ...describeInherited(type, at, names)];
  });
  return [...own, ...inherited.filter((one) => !keys.has(keyOf(one)))];
}

interface Base {
  keyword: ts.SyntaxKind;
  type: ts.Type;
  at: ts.ExpressionWithTypeArguments;
}

/** List what a class or interface extends and implements: types with a name for readers, and those without. */
function listBases({ declarations = [] }: ts.Symbol, names: Names): { named: Base[]; unnamed: Base[] } {
  const clauses = declarations.flatMap((one) =>
    ts.isClassLike(one) || ts.isInterfaceDeclaration(one) ? [...(one.heritageClauses ?? [])] : [],
  );
  const bases = clauses.flatMap(({ token: keyword, types }) =>
    types.map((at): Base => ({ keyword, type: names.checker.getTypeAtLocation(at), at })),
  );
  const named = bases.filter((base) => !isUnnamedBase(base, names));
  const unnamed = bases.filter((base) => base.keyword === SyntaxKind.ExtendsKeyword && !named.includes(base));
  const behind = unnamed.flatMap(({ type }) => (type.symbol ? listBases(type.symbol, names).named : []));
  return { named: [...named, ...behind], unnamed };
}

/** Tell whether a type is an object without a name, or names what no package exports. */
function isUnnamedBase({ type, at }: Base, names: Names): boolean {
  const printer = new TypePrinter(names);
  printer.printType(type, at, at);
  return printer.hasUnnamed || (isLiteral(type) && !type.aliasSymbol);
}

/** A type that is an object, or that gives a name to what nothing else exports, has the members of that. */
function describeAlias({ target, declaration, names, printer }: Described): Parts {
  const type = names.checker.getDeclaredTypeOfSymbol(target);
  const written = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const parameters = printTypeParameters(declaration, printer);
  const isGeneric = parameters.typeParameters !== undefined;
  const own = new TypePrinter(names);
  own.printAlias(type, declaration, written, isGeneric);
  const aliased = type.symbol && names.exports.get(type.symbol);
  const isAliasOnly = aliased?.isAliasOnly === true && aliased.id === names.exports.get(target)?.id;
  const isComputed = own.hasUnnamed || (isLiteral(type) && written !== undefined && computesType(written));
  // What a generic type has depends on its arguments.
  const isShown = (isAliasOnly || (isComputed && !isGeneric)) && isObject(type) && !isCallable(type);
  const members = isShown ? describeProperties(type, declaration, names) : [];
  const bases = isAliasOnly ? printBases(type.symbol, names, printer) : {};
  if (members.length > 0 || bases.extends) return { ...parameters, ...bases, members };
  return { ...parameters, signatures: [printer.printAlias(type, declaration, written, isGeneric)] };
}

/** Tell whether a type is an object without a name, or several that are joined. */
const isLiteral = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.some(isLiteral) : type.symbol && (type.symbol.flags & OBJECT_LITERAL) !== 0;

const OBJECT_LITERAL = SymbolFlags.ObjectLiteral | SymbolFlags.TypeLiteral;

const isObject = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.every(isObject) : (type.flags & ts.TypeFlags.Object) !== 0;

const isCallable = (type: ts.Type): boolean => type.getCallSignatures().length > 0;

/** A constant that is an object or a class that nothing exports has the members of that. */
function describeConstant({ target, declaration, names, printer }: Described): Parts {
  const type = names.checker.getTypeOfSymbol(target);
  if (type.symbol && isUnnamed(type.symbol, names) && !isCallable(type)) {
    const { flags } = type.symbol;
    if (flags & SymbolFlags.Class) return { members: describeAllMembers(type.symbol, names).filter(isOfClass) };
    if (flags & SymbolFlags.Interface) return { members: describeAllMembers(type.symbol, names) };
    const members = flags & OBJECT_LITERAL ? describeProperties(type, declaration, names) : [];
    if (members.length > 0) return { members };
  }
  return { signatures: [printer.printType(type, declaration, typeNodeOf(declaration))] };
}

/** Tell whether a member is one of the class itself, not of its objects. */
const isOfClass = ({ kind, static: isStatic }: FoundMember): boolean => isStatic === true || kind === 'constructor';
