import ts from 'typescript';
import { compareTexts, type ExportName, followAlias, isMemberDeclaration, isUnnamed, type Names } from './names.ts';
import type { LibrarySource, SourcePackage } from './openLibrary.ts';

/** One name that a package exports. */
export interface FoundExport {
  packageName: string;
  /** With the namespaces around it before it. */
  name: string;
  /** What the name means, behind all aliases. */
  target: ts.Symbol;
  /** The name itself, which may be an alias. */
  symbol: ts.Symbol;
}

export const idOf = ({ packageName, name }: Pick<FoundExport, 'packageName' | 'name'>): string =>
  `${packageName}:${name}`;

interface Entries {
  packages: readonly Pick<SourcePackage, 'name' | 'dir' | 'entry'>[];
}

/** List what every package exports, namespaces with their parts, in no order. */
export function listExports(program: ts.Program, { packages }: Entries): FoundExport[] {
  const checker = program.getTypeChecker();
  return packages.flatMap(({ name: packageName, entry }) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? listNames(checker, module, new Set()).map((found) => ({ ...found, packageName })) : [];
  });
}

/** `open` holds the modules and namespaces that are being listed: they may form a circle. */
function listNames(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  open: ReadonlySet<ts.Symbol>,
): Omit<FoundExport, 'packageName'>[] {
  if (open.has(module)) return [];
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const target = followAlias(checker, symbol);
    if (symbol.flags & ts.SymbolFlags.Prototype || isMember(target)) return [];
    const inner = target.flags & ts.SymbolFlags.Module ? listNames(checker, target, new Set([...open, module])) : [];
    const own = { name: symbol.name, symbol, target };
    // `const A = 1; export { A }; export type A = 1` is one symbol: an alias, and a type beside it.
    const beside = target !== symbol && symbol.flags & ts.SymbolFlags.Type ? [{ ...own, target: symbol }] : [];
    return [own, ...beside, ...inner.map((one) => ({ ...one, name: `${symbol.name}.${one.name}` }))];
  });
}

/** Static members of a class and members of an enum are where a namespace of the same name has its exports. */
const isMember = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 && declarations.every(isMemberDeclaration);

/** Choose for all that is exported the one name that others are aliases of, and name what is exported as an alias alone. */
export function nameExports(
  exports: readonly FoundExport[],
  checker: ts.TypeChecker,
  { packages, rootDir }: Entries & Pick<LibrarySource, 'rootDir'>,
): Names {
  const named = new Map<ts.Symbol, ExportName>();
  const names = { checker, exports: named, rootDir };
  for (const [target, found] of chooseBest(exports, packages))
    named.set(target, { id: idOf(found), typeName: typeNameOf(found) });
  const hidden = exports.flatMap((found) => {
    const target = findAliased(found.target, checker);
    return target && isUnnamed(target, names) ? [{ ...found, target }] : [];
  });
  for (const [target, found] of chooseBest(hidden, packages))
    named.set(target, { id: idOf(found), typeName: found.name, isStandIn: true });
  return names;
}

/** Choose one name for each symbol: of its own package, and with its own name, where there is one. */
function chooseBest(exports: readonly FoundExport[], packages: Entries['packages']): Map<ts.Symbol, FoundExport> {
  const dirs = new Map(packages.map(({ name, dir }) => [name, dir]));
  const score = ({ packageName, name, target }: FoundExport) => {
    const isOwn = target.declarations?.[0]?.getSourceFile().fileName.startsWith(`${dirs.get(packageName)}/`);
    return (isOwn ? 0 : 2) + (name === target.name ? 0 : 1);
  };
  const worstFirst = [...exports].sort((a, b) => score(b) - score(a) || compareTexts(idOf(b), idOf(a)));
  return new Map(worstFirst.map((found) => [found.target, found]));
}

/** The name of a default export is a word of the language: types use the name of its declaration. */
function typeNameOf({ name, target }: FoundExport): string {
  if (name !== 'default') return name;
  const declared = target.declarations?.map((one) => ts.getNameOfDeclaration(one)).find((one) => one !== undefined);
  return declared && ts.isIdentifier(declared) ? declared.text : name;
}

/** Find the class or interface that a type such as `type A<T> = B<T>` is another name of. */
function findAliased(target: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const declaration = target.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration || !ts.isTypeReferenceNode(declaration.type)) return undefined;
  const parameters = (declaration.typeParameters ?? []).map(({ name }) => name.text);
  const args = (declaration.type.typeArguments ?? []).map((one) => one.getText());
  return parameters.join() === args.join() ? checker.getTypeAtLocation(declaration.type).symbol : undefined;
}
