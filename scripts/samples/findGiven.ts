import ts from 'typescript';
import { formatType } from './listNeeds.ts';

/** A constant that a block declares. */
interface GivenConstant {
  /** Its type as it is written; undefined where the block does not write it. */
  type: string | undefined;
}

/** Find a constant with a value at the top level of a block, also in a pattern: `const { adb } = await connect()`. */
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

/** List the names that a declaration or a pattern declares. */
export const listNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : listNames(element.name)));

function readType({ type, initializer }: ts.VariableDeclaration): string | undefined {
  if (type) return formatType(type);
  return initializer && ts.isNewExpression(initializer) ? initializer.expression.getText() : undefined;
}
