import ts from 'typescript';
import { formatType } from './listNeeds.ts';

interface GivenConstant {
  /** As written; undefined if omitted. */
  type: string | undefined;
}

/** Find a top-level constant with a value, also in a pattern: `const { boat } = await moor()`. */
export function findGiven(code: string, name: string): GivenConstant | undefined {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement) || !(statement.declarationList.flags & ts.NodeFlags.Const)) continue;
    for (const declaration of statement.declarationList.declarations) {
      if (!declaration.initializer || !listNames(declaration.name).includes(name)) continue;
      return { type: ts.isIdentifier(declaration.name) ? readType(declaration) : undefined };
    }
  }
  return undefined;
}

/** List the names in a declaration or a pattern. */
export const listNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : listNames(element.name)));

function readType({ type, initializer }: ts.VariableDeclaration): string | undefined {
  if (type) return formatType(type);
  return initializer && ts.isNewExpression(initializer) ? initializer.expression.getText() : undefined;
}
