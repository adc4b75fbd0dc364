import ts from 'typescript';
import { compareTexts } from '../lib/compareTexts.ts';

const { SymbolFlags } = ts;

export interface SourcePackage {
  name: string;
  version: string;
  /** Absolute folder of its package.json. */
  dir: string;
  /** Absolute path of the source that it is imported by. */
  entry: string;
  /** Ranges of releases that it needs, by package. */
  dependencies: Readonly<Record<string, string>>;
}

/** One name that a package exports. */
export interface FoundExport {
  /** `package:Name`, with the namespaces around it before the name. */
  id: string;
  packageName: string;
  name: string;
  /** What the name means, behind all aliases. */
  target: ts.Symbol;
  /** The name itself, which may be an alias. */
  symbol: ts.Symbol;
}

/** What a symbol is called outside its package. */
interface ExportName {
  id: string;
  typeName: string;
  /** The export is an alias of it: the symbol itself is not exported. */
  isAliasOnly?: true;
}

/** What tells symbols apart, and which of them are exports. */
export interface Names {
  checker: ts.TypeChecker;
  exports: Map<ts.Symbol, ExportName>;
  /** Top of the library's sources, absolute. */
  rootDir: string;
}

/** List what every package exports, namespaces with their parts, in no order. */
export function listExports(program: ts.Program, packages: readonly SourcePackage[]): FoundExport[] {
  const checker = program.getTypeChecker();
  return packages.flatMap(({ name: packageName, entry }) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    const found = module ? listNames(checker, module, []) : [];
    return found.map((one) => ({ ...one, packageName, id: `${packageName}:${one.name}` }));
  });
}

/** `open` has the modules and namespaces that are being listed: they may form a circle. */
function listNames(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  open: readonly ts.Symbol[],
): Omit<FoundExport, 'packageName' | 'id'>[] {
  if (open.includes(module)) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const target = followAlias(checker, symbol);
    const { declarations = [] } = target;
    // Members of a class or an enum are where a namespace of the same name has its exports.
    const isMember = declarations.length > 0 && declarations.every(isMemberDeclaration);
    if (symbol.flags & SymbolFlags.Prototype || isMember) return [];
    const inner = target.flags & SymbolFlags.Module ? listNames(checker, target, [...open, module]) : [];
    const own = { name: symbol.name, symbol, target };
    // `const A = 1; export { A }; export type A = 1` is one symbol: an alias, and a type beside it.
    const beside = target !== symbol && symbol.flags & SymbolFlags.Type ? [{ ...own, target: symbol }] : [];
    return [own, ...beside, ...inner.map((one) => ({ ...one, name: `${symbol.name}.${one.name}` }))];
  });
}

/** Choose for all that is exported the one name that others are aliases of, and name what is exported as an alias alone. */
export function nameExports(
  exports: readonly FoundExport[],
  { checker, packages, rootDir }: { checker: ts.TypeChecker; packages: readonly SourcePackage[]; rootDir: string },
): Names {
  const names: Names = { checker, exports: new Map(), rootDir };
  for (const [target, { id, name }] of chooseBest(exports, packages)) {
    // The name of a default export is a word of the language: types use the name of its declaration.
    const declared = name === 'default' ? target.declarations?.map(ts.getNameOfDeclaration).find(Boolean) : undefined;
    names.exports.set(target, { id, typeName: declared && ts.isIdentifier(declared) ? declared.text : name });
  }
  const hidden = exports.flatMap((found) => {
    const target = findAliased(found.target, checker);
    return target && isUnnamed(target, names) ? [{ ...found, target }] : [];
  });
  for (const [target, { id, name }] of chooseBest(hidden, packages))
    names.exports.set(target, { id, typeName: name, isAliasOnly: true });
  return names;
}

/** Choose one name for each symbol: of its own package, and with its own name, where there is one. */
function chooseBest(exports: readonly FoundExport[], packages: readonly SourcePackage[]): Map<ts.Symbol, FoundExport> {
  const dirs = new Map(packages.map(({ name, dir }) => [name, dir]));
  const score = ({ packageName, name, target }: FoundExport) => {
    const isOwnPackage = target.declarations?.[0]?.getSourceFile().fileName.startsWith(`${dirs.get(packageName)}/`);
    return (isOwnPackage ? 0 : 2) + (name === target.name ? 0 : 1);
  };
  const worstFirst = [...exports].sort((a, b) => score(b) - score(a) || compareTexts(b.id, a.id));
  return new Map(worstFirst.map((found) => [found.target, found]));
}

/** Find the class or interface that a type such as `type A<T> = B<T>` is another name of. */
function findAliased(target: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const declaration = target.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration || !ts.isTypeReferenceNode(declaration.type)) return undefined;
  const parameters = (declaration.typeParameters ?? []).map(({ name }) => name.text);
  const args = (declaration.type.typeArguments ?? []).map((one) => one.getText());
  return parameters.join() === args.join() ? checker.getTypeAtLocation(declaration.type).symbol : undefined;
}

/** Return what a symbol stands for, if it is an alias. */
export const followAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Tell whether a symbol is the library's, and no package exports it. */
export function isUnnamed(symbol: ts.Symbol, names: Names): boolean {
  const known = names.exports.get(symbol);
  return (!known || known.isAliasOnly === true) && isOwn(symbol, names);
}

/** Tell whether the library declares a symbol. */
export const isOwn = ({ declarations = [] }: ts.Symbol, { rootDir }: Pick<Names, 'rootDir'>): boolean =>
  declarations.some((one) => one.getSourceFile().fileName.startsWith(`${rootDir}/`));

/** Find the class, interface, enum or type that declares a member. */
export function ownerOf(declaration: ts.Declaration | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  const parent = declaration?.parent;
  const owner = parent && ts.isParameter(declaration) ? parent.parent : parent;
  const name = owner && ts.getNameOfDeclaration(owner as ts.Declaration);
  return name && checker.getSymbolAtLocation(name);
}

/** Tell whether a declaration is a member of a class or enum. A type in a namespace of the same name can share its symbol. */
export const isMemberDeclaration = (one: ts.Declaration): boolean => ts.isClassElement(one) || ts.isEnumMember(one);
