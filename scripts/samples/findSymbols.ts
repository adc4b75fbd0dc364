import ts from 'typescript';
import type { SymbolUse } from '../../common/sampleSymbols.ts';
import { followAlias } from '../api/listExports.ts';

/** Find the identifiers of a file whose declarations have an id, with their offsets in the file. */
export function findSymbols(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  findId: (declaration: ts.Declaration) => string | undefined,
): SymbolUse[] {
  const found: SymbolUse[] = [];
  const listIds = (symbol: ts.Symbol): string[] => {
    const { declarations = [] } = followAlias(checker, symbol);
    return [...new Set(declarations.map(findId).filter((id) => id !== undefined))];
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const ids = listMeanings(node, checker)
        .map(listIds)
        .find(({ length }) => length > 0);
      // A member of a union is of several types: none is said.
      if (ids?.[0] !== undefined && ids.length === 1)
        found.push({ id: ids[0], start: node.getStart(source), end: node.end });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A name in an object or a pattern is also that of a property of its type. */
function listMeanings(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol[] {
  const { parent } = name;
  const object = ts.isObjectLiteralElementLike(parent) && parent.name === name ? parent.parent : undefined;
  const isKey = ts.isBindingElement(parent) && name === (parent.propertyName ?? parent.name);
  const type = object
    ? ts.isObjectLiteralExpression(object) && checker.getContextualType(object)
    : isKey && ts.isObjectBindingPattern(parent.parent) && checker.getTypeAtLocation(parent.parent);
  const property = type ? checker.getPropertyOfType(checker.getNonNullableType(type), name.text) : undefined;
  const symbol = checker.getSymbolAtLocation(name) ?? findInner(name, checker);
  return [property, symbol].filter((one) => one !== undefined);
}

/** Of a class that is known as a type alone, nothing is known as a value. */
function findInner({ parent, text }: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const owner = ts.isPropertyAccessExpression(parent) && checker.getSymbolAtLocation(parent.expression);
  return owner ? followAlias(checker, owner).exports?.get(ts.escapeLeadingUnderscores(text)) : undefined;
}
