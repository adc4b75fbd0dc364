import ts from 'typescript';

/** What a symbol is called outside its package. */
export interface ExportName {
  id: string;
  typeName: string;
  /** The export is an alias of it: the symbol itself is not exported. */
  isAliasOnly?: true;
}

/** What tells symbols apart, and which of them are exports. */
export interface Names {
  checker: ts.TypeChecker;
  exports: ReadonlyMap<ts.Symbol, ExportName>;
  /** Top of the library's sources, absolute. */
  rootDir: string;
}

/** Return what a symbol stands for, if it is an alias. */
export const followAlias = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Tell whether a symbol is the library's, and no package exports it. */
export function isUnnamed(symbol: ts.Symbol | undefined, names: Names): boolean {
  const known = symbol && names.exports.get(symbol);
  return symbol !== undefined && (!known || known.isAliasOnly === true) && isOwn(symbol, names);
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

/** Compare texts in the same way on every machine. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
