import path from 'node:path';
import ts from 'typescript';
import type { ApiExport, ApiMember } from '../../../common/apiFile.ts';
import {
  describeInherited,
  describeMembers,
  describeObject,
  describeProperties,
  type FoundMember,
  isHidden,
  typeNodeOf,
} from './describeMembers.ts';
import { type FoundExport, idOf } from './listExports.ts';
import { isMemberDeclaration, isUnnamed, type Names } from './names.ts';
import { readDeprecation } from './readDeprecation.ts';
import { computesType, TypePrinter } from './TypePrinter.ts';

const { SymbolFlags } = ts;

type Kind = ApiExport['kind'];

/** What an entry says beside its name and place. */
type Parts = Pick<ApiExport, 'abstract' | 'typeParameters' | 'extends' | 'implements' | 'signatures' | 'refs'> & {
  members?: FoundMember[];
};

/** Describe an export: an entry for its value and one for its type; none where it is internal. */
export function describeExport(found: FoundExport, names: Names): ApiExport[] {
  const { target, symbol, name } = found;
  const declarations = target.declarations?.filter((one) => !isHidden(one)) ?? [];
  const chosen = names.exports.get(target);
  const isAlias = chosen !== undefined && chosen.id !== idOf(found);
  return listKinds(target).flatMap((kind): ApiExport[] => {
    const declaration = declarations.find(IS_KIND[kind]) ?? declarations[0];
    if (!declaration) return [];
    const deprecation = { ...readDeprecation(target, names), ...readDeprecation(symbol, names) };
    const entry = { name, kind, ...deprecation };
    if (isAlias) return [{ ...entry, alias: chosen.id, ...placeOf(symbol.declarations?.[0] ?? declaration, names) }];
    const { members = [], ...parts } = describeParts(kind, target, declaration, names);
    const place = placeOf(declaration, names);
    return [
      {
        ...entry,
        ...(chosen && chosen.typeName !== name && { typeName: chosen.typeName }),
        ...parts,
        ...place,
        ...(members.length > 0 && { members: members.map((one) => locate(one, place.file, names)) }),
      },
    ];
  });
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

function describeParts(kind: Kind, target: ts.Symbol, declaration: ts.Declaration, names: Names): Parts {
  const printer = new TypePrinter(names);
  const parts = PARTS[kind]({ target, declaration, names, printer });
  return { ...parts, ...printer.refs };
}

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
    return { signatures: signatures.map((one) => printer.printSignature(one, declaration)) };
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

function printBases(target: ts.Symbol, names: Names, printer: TypePrinter): Pick<Parts, 'extends' | 'implements'> {
  const { named } = listBases(target, names);
  const print = (keyword: ts.SyntaxKind) =>
    named.filter((base) => base.keyword === keyword).map(({ type, at }) => printer.printType(type, at, at));
  const [extended, implemented] = [print(ts.SyntaxKind.ExtendsKeyword), print(ts.SyntaxKind.ImplementsKeyword)];
  return {
    ...(extended.length > 0 && { extends: extended }),
    ...(implemented.length > 0 && { implements: implemented }),
  };
}

/** Describe own members, and those of bases that nothing exports: readers find them nowhere else. */
function describeAllMembers(target: ts.Symbol, names: Names): FoundMember[] {
  const own = describeMembers(target, names);
  const keys = new Set(own.map(keyOf));
  const inherited = listBases(target, names).unnamed.flatMap(({ type, at }) => [
    ...describeStatics(type, names),
    ...describeInherited(type, at, names),
  ]);
  return [...own, ...inherited.filter((one) => !keys.has(keyOf(one)))];
}

function describeStatics({ symbol }: ts.Type, names: Names): FoundMember[] {
  const isClass = symbol && symbol.flags & SymbolFlags.Class;
  return isClass ? describeAllMembers(symbol, names).filter(isOfClass) : [];
}

const keyOf = ({ name, static: isStatic }: FoundMember): string => `${isStatic ?? ''} ${name}`;

interface Bases {
  named: { keyword: ts.SyntaxKind; type: ts.Type; at: ts.ExpressionWithTypeArguments }[];
  /** Types that mean nothing to a reader. */
  unnamed: { type: ts.Type; at: ts.ExpressionWithTypeArguments }[];
}

function listBases({ declarations = [] }: ts.Symbol, names: Names): Bases {
  const clauses = declarations.flatMap((one) =>
    ts.isClassLike(one) || ts.isInterfaceDeclaration(one) ? [...(one.heritageClauses ?? [])] : [],
  );
  const bases: Bases = { named: [], unnamed: [] };
  for (const { token: keyword, types } of clauses)
    for (const at of types) {
      const type = names.checker.getTypeAtLocation(at);
      if (!isUnnamedBase(type, at, names)) bases.named.push({ keyword, type, at });
      else if (keyword === ts.SyntaxKind.ExtendsKeyword) bases.unnamed.push({ type, at });
    }
  for (const { type } of bases.unnamed) if (type.symbol) bases.named.push(...listBases(type.symbol, names).named);
  return bases;
}

/** Tell whether a type is an object without a name, or names what no package exports. */
function isUnnamedBase(type: ts.Type, at: ts.ExpressionWithTypeArguments, names: Names): boolean {
  const printer = new TypePrinter(names);
  printer.printType(type, at, at);
  return printer.hasUnnamed || (isLiteral(type) && !type.aliasSymbol);
}

/** A type that is an object, or that gives a name to what nothing else exports, has the members of that. */
function describeAlias({ target, declaration, names, printer }: Described): Parts {
  const type = names.checker.getDeclaredTypeOfSymbol(target);
  const written = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const parameters = printTypeParameters(declaration, printer);
  if (written && ts.isTypeLiteralNode(written) && !isCallable(type))
    return { ...parameters, members: describeMembers(type.symbol, names) };
  const isComputed = written !== undefined && computesType(written);
  const isGeneric = parameters.typeParameters !== undefined;
  const own = new TypePrinter(names);
  own.printAlias(type, declaration, { written, isGeneric });
  // What a generic type has depends on its arguments.
  const isShown =
    isAliasOnly(type, target, names) || (!isGeneric && (own.hasUnnamed || (isLiteral(type) && isComputed)));
  const members = isShown && isObject(type) && !isCallable(type) ? describeProperties(type, declaration, names) : [];
  const bases = isAliasOnly(type, target, names) ? printBases(type.symbol, names, printer) : {};
  if (members.length > 0 || bases.extends) return { ...parameters, ...bases, members };
  return { ...parameters, signatures: [printer.printAlias(type, declaration, { written, isGeneric })] };
}

const isAliasOnly = ({ symbol }: ts.Type, target: ts.Symbol, { exports }: Names): boolean =>
  symbol && exports.get(symbol)?.isAliasOnly === true && exports.get(symbol)?.id === exports.get(target)?.id;

/** Tell whether a type is an object without a name, or several that are joined. */
const isLiteral = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.some(isLiteral) : type.symbol && (type.symbol.flags & OBJECT_LITERAL) !== 0;

const isObject = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.every(isObject) : (type.flags & ts.TypeFlags.Object) !== 0;

/** A constant that is an object or a class that nothing exports has the members of that. */
function describeConstant({ target, declaration, names, printer }: Described): Parts {
  const type = names.checker.getTypeOfSymbol(target);
  if (type.symbol && isUnnamed(type.symbol, names) && !isCallable(type)) {
    const { flags } = type.symbol;
    if (flags & SymbolFlags.Class) return { members: describeAllMembers(type.symbol, names).filter(isOfClass) };
    if (flags & SymbolFlags.Interface) return { members: describeAllMembers(type.symbol, names) };
    const members = flags & OBJECT_LITERAL ? describeObject(type, declaration, names) : [];
    if (members.length > 0) return { members };
  }
  return { signatures: [printer.printType(type, declaration, typeNodeOf(declaration))] };
}

const OBJECT_LITERAL = SymbolFlags.ObjectLiteral | SymbolFlags.TypeLiteral;

const isCallable = (type: ts.Type): boolean => type.getCallSignatures().length > 0;

/** Tell whether a member is one of the class itself, not of its objects. */
const isOfClass = ({ kind, static: isStatic }: FoundMember): boolean => isStatic === true || kind === 'constructor';

function printTypeParameters(declaration: ts.Declaration, printer: TypePrinter): { typeParameters?: string[] } {
  const { typeParameters = [] } = declaration as { typeParameters?: readonly ts.TypeParameterDeclaration[] };
  return typeParameters.length > 0 ? { typeParameters: typeParameters.map((one) => printer.printNode(one)) } : {};
}

function placeOf(node: ts.Node, { rootDir }: Names): { file: string; line: number } {
  const source = node.getSourceFile();
  const file = path.relative(rootDir, source.fileName).split(path.sep).join('/');
  return { file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
}

function locate({ at, ...member }: FoundMember, exportFile: string, names: Names): ApiMember {
  const { file, line } = placeOf(at, names);
  return { ...member, ...(file !== exportFile && { file }), line };
}
