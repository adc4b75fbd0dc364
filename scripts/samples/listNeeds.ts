import ts from 'typescript';

/** What a sample needs before it can run. */
export interface SampleNeeds {
  /** Whether anything happens when it runs: it has statements besides declarations. */
  acts: boolean;
  /** Values that it declares without giving them, by their names: `declare const adb: Adb`. Types as they are written. */
  values: Record<string, string>;
  /** Functions, classes and namespaces that it declares without a body. */
  missing: string[];
  /** Modules that it imports, without paths inside them. */
  imports: string[];
  /**
   * Names that it uses for sure, and neither declares nor imports, sorted. What stands in functions that it never names again, and in
   * branches, is left out.
   */
  globals: string[];
}

/** Read what a sample needs. The code is TypeScript. */
export function listNeeds(code: string): SampleNeeds {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  const needs: SampleNeeds = { acts: false, values: {}, missing: [], imports: [], globals: [] };
  for (const statement of file.statements) readStatement(statement, needs);
  const written = new Set(file.statements.filter((statement) => !isDeclared(statement)).map(nameOf));
  needs.missing = needs.missing.filter((name) => !written.has(name));
  needs.globals = listGlobals(file);
  return needs;
}

function readStatement(statement: ts.Statement, needs: SampleNeeds): void {
  if (ts.isImportDeclaration(statement)) {
    const { importClause, moduleSpecifier } = statement;
    if (ts.isStringLiteral(moduleSpecifier) && !importClause?.isTypeOnly) needs.imports.push(moduleSpecifier.text);
  } else if (isDeclared(statement)) readDeclared(statement, needs);
  else if (!isDeclaration(statement)) needs.acts = true;
}

const nameOf = (statement: ts.Statement): string | undefined =>
  ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) ? statement.name?.text : undefined;

function readDeclared(statement: ts.Statement, needs: SampleNeeds): void {
  if (ts.isVariableStatement(statement)) {
    for (const { name, type } of statement.declarationList.declarations)
      needs.values[name.getText()] = type ? formatType(type) : 'unknown';
  } else if (ts.isFunctionDeclaration(statement) && isSink(statement))
    needs.values[statement.name?.text ?? ''] = SINK_TYPE;
  else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    needs.missing.push(statement.name?.text ?? '');
  else if (ts.isModuleDeclaration(statement)) needs.missing.push(statement.name.text);
}

/** Type of a function that takes data and returns nothing. */
const SINK_TYPE = '(data) => void';

const isSink = ({ parameters, type }: ts.FunctionDeclaration): boolean =>
  ['void', 'Promise<void>'].includes(type?.getText() ?? '') &&
  parameters.length > 0 &&
  !parameters.some((parameter) => parameter.type && ts.isFunctionTypeNode(parameter.type));

/** Write a type as samples do, on one line. @example 'Adb' for `import("@yume-chan/adb").Adb` */
export const formatType = (type: ts.TypeNode): string =>
  type
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/import\("[^"]*"\)\./g, '');

const isDeclared = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);

/** Whether a statement only gives a name to something. A variable acts unless its value stands there, or is a function. */
const isDeclaration = (statement: ts.Statement): boolean =>
  (ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.every(
      ({ initializer, name }) => ts.isIdentifier(name) && (initializer === undefined || isLiteral(initializer)),
    )) ||
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isExportDeclaration(statement) ||
  ts.isEmptyStatement(statement);

/** Whether a value is written down in full, so that nothing is computed: a number, a text, a list of such values, a function. */
const isLiteral = (node: ts.Node): boolean =>
  LITERALS.has(node.kind) ||
  (ts.isArrayLiteralExpression(node) && node.elements.every(isLiteral)) ||
  (ts.isObjectLiteralExpression(node) &&
    node.properties.every(
      (property) =>
        ts.isMethodDeclaration(property) || (ts.isPropertyAssignment(property) && isLiteral(property.initializer)),
    )) ||
  ((ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isPrefixUnaryExpression(node)) &&
    ts.forEachChild(node, (child) => !ts.isTypeNode(child) && isLiteral(child)) === true);

const LITERALS = new Set([
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.BigIntLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.ArrowFunction,
  ts.SyntaxKind.FunctionExpression,
]);

/** Find names that no scope of the file declares. One set of declared names for all scopes is enough for samples. */
function listGlobals(file: ts.SourceFile): string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isFunctionDeclaration(node) && !isNamedAgain(node, file)) return;
    if (ts.isIdentifier(node)) (isBinding(node) ? declared : used).add(node.text);
    ts.forEachChild(node, (child) => {
      const isBranch = ts.isIfStatement(node) && child !== node.expression;
      if (!isBranch && !isMemberName(node, child)) visit(child);
    });
  };
  visit(file);
  return [...used].filter((name) => !declared.has(name)).sort();
}

/** Whether a function is named anywhere but where it stands. */
function isNamedAgain({ name }: ts.FunctionDeclaration, file: ts.SourceFile): boolean {
  const contains = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node !== name && node.text === name?.text) ||
    ts.forEachChild(node, (child) => contains(child) || undefined) === true;
  return contains(file);
}

/** Whether an identifier is the name that its parent declares. */
function isBinding(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isImportSpecifier(parent) ||
      ts.isImportClause(parent) ||
      ts.isNamespaceImport(parent) ||
      ts.isModuleDeclaration(parent) ||
      ts.isEnumDeclaration(parent)) &&
    parent.name === node
  );
}

/** Whether a child is the name of a member or a label, which is no variable. */
const isMemberName = (node: ts.Node, child: ts.Node): boolean =>
  (ts.isPropertyAccessExpression(node) && node.name === child) ||
  (ts.isPropertyAssignment(node) && node.name === child && ts.isIdentifier(child)) ||
  (ts.isMethodDeclaration(node) && node.name === child) ||
  (ts.isPropertyDeclaration(node) && node.name === child) ||
  (ts.isGetAccessor(node) && node.name === child) ||
  (ts.isSetAccessor(node) && node.name === child) ||
  (ts.isBindingElement(node) && node.propertyName === child) ||
  (ts.isImportSpecifier(node) && node.propertyName === child) ||
  (ts.isLabeledStatement(node) && node.label === child) ||
  (ts.isJsxAttribute(node) && node.name === child);
