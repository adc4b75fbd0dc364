import ts from 'typescript';
import { followAlias, type Names, ownerOf } from './names.ts';

/**
 * Read whether a symbol is deprecated, and what its tag names instead. No text is taken over.
 * An overload that is not deprecated can still be called, so all declarations need the tag.
 */
export function readDeprecation(symbol: ts.Symbol, names: Names): { deprecated?: true | string } {
  const declarations = symbol.declarations?.filter((one) => !isImplementation(one, symbol)) ?? [];
  const tags = declarations.map(findTag);
  const [tag] = tags;
  const [declaration] = declarations;
  if (!tag || !declaration || tags.includes(undefined)) return {};
  return { deprecated: nameReplacement(tag, declaration, names) ?? true };
}

/** The comment of `export { a as b }` is before the statement or before the name. */
function findTag(node: ts.Declaration): ts.JSDocDeprecatedTag | undefined {
  const statement = ts.isExportSpecifier(node) ? node.parent.parent : node;
  return ts.getJSDocDeprecatedTag(node) ?? ts.getJSDocDeprecatedTag(statement);
}

/** What implements overloads cannot be called itself. */
const isImplementation = (node: ts.Declaration, { declarations }: ts.Symbol): boolean =>
  (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) &&
  node.body !== undefined &&
  (declarations ?? []).some((other) => other !== node && other.kind === node.kind);

/** Find what a tag such as `Use {@link Folder.open} instead` or "Use `open`." names. */
function nameReplacement(tag: ts.JSDocTag, declaration: ts.Declaration, names: Names): string | undefined {
  const parts = typeof tag.comment === 'object' ? tag.comment : [];
  const index = parts.findIndex((part) => ts.isJSDocLink(part) || ts.isJSDocLinkCode(part));
  const link = parts[index];
  if (link && 'name' in link && link.name) {
    const before = parts.slice(0, index).map(({ text }) => text);
    if (!/(?:^|\buse)\s*$/i.test(before.join(''))) return undefined;
    const symbol = names.checker.getSymbolAtLocation(link.name);
    return (symbol && idOfSymbol(symbol, names)) ?? link.name.getText();
  }
  const text = ts.getTextOfJSDocComment(tag.comment) ?? '';
  const [, quoted, plain] =
    /\buse\s+(?:`([\w$.]+)(?:\(\))?`|([\w$.]*[\w$])(?:\(\))?(?=\s+instead\b|\.?\s*$))/i.exec(text) ?? [];
  const id = findByName(quoted ?? plain, declaration, names);
  // A plain word may be any word.
  return id ?? quoted;
}

/** Name an export, or a member of one. */
function idOfSymbol(symbol: ts.Symbol, { checker, exports }: Names): string | undefined {
  const target = followAlias(checker, symbol);
  const known = exports.get(target)?.id;
  const owner = known ? undefined : ownerOf(target.declarations?.[0], checker);
  const ownerId = owner && exports.get(owner)?.id;
  return known ?? (ownerId && `${ownerId}.${target.name}`);
}

/** Find a member beside a declaration, or what is in scope there. @example 'Folder.open' */
function findByName(name: string | undefined, declaration: ts.Declaration, names: Names): string | undefined {
  const [first = '', ...rest] = name?.split('.') ?? [];
  const { checker } = names;
  const owner = ownerOf(declaration, checker);
  const inScope = checker.resolveName(first, declaration, ts.SymbolFlags.All, false);
  const start = (owner && findMember(owner, first)) ?? (inScope && checker.getExportSymbolOfSymbol(inScope));
  const found = rest.reduce((symbol, part) => symbol && findMember(symbol, part), start);
  return found && idOfSymbol(found, names);
}

const findMember = ({ members, exports }: ts.Symbol, name: string): ts.Symbol | undefined =>
  members?.get(ts.escapeLeadingUnderscores(name)) ?? exports?.get(ts.escapeLeadingUnderscores(name));
