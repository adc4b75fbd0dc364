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
  /** Names that it uses and neither declares nor imports, sorted. */
  globals: string[];
}

/** Read what a sample needs. The code is TypeScript. */
export function listNeeds(code: string): SampleNeeds {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  const needs: SampleNeeds = { acts: false, values: {}, missing: [], imports: [], globals: [] };
  for (const statement of file.statements) readStatement(statement, needs);
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

function readDeclared(statement: ts.Statement, needs: SampleNeeds): void {
  if (ts.isVariableStatement(statement)) {
    for (const { name, type } of statement.declarationList.declarations)
      needs.values[name.getText()] = type ? formatType(type) : 'unknown';
  } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    needs.missing.push(statement.name?.text ?? '');
  else if (ts.isModuleDeclaration(statement)) needs.missing.push(statement.name.text);
}

/** Write a type as samples do, on one line. @example 'Adb' for `import("@yume-chan/adb").Adb` */
export const formatType = (type: ts.TypeNode): string =>
  type
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/import\("[^"]*"\)\./g, '');

const isDeclared = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);

/** Whether a statement only gives a name to something. A constant acts unless its value is a function. */
const isDeclaration = (statement: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  ts.isFunctionDeclaration(statement) ||
  ts.isClassDeclaration(statement) ||
  ts.isExportDeclaration(statement) ||
  ts.isEmptyStatement(statement);

/** Find names that no scope of the file declares. One set of declared names for all scopes is enough for samples. */
function listGlobals(file: ts.SourceFile): string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node)) (isBinding(node) ? declared : used).add(node.text);
    ts.forEachChild(node, (child) => {
      if (!isMemberName(node, child)) visit(child);
    });
  };
  visit(file);
  return [...used].filter((name) => !declared.has(name)).sort();
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
