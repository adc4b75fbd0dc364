import ts from 'typescript';

export interface SampleNeeds {
  hasEffects: boolean;
  /** Types, as written, of declared values by name: `declare const boat: Boat`. */
  values: Record<string, string>;
  missing: string[];
  /** Imported modules, and `import()`, whose module a run decides. */
  imports: string[];
  /** Undeclared names in certain use, sorted; code in branches and functions named only once is skipped. */
  globals: string[];
  /** Names that may lead out of a sandbox, wherever they are written. */
  escapes: string[];
}

const known = new Map<string, SampleNeeds>();

/** Read the needs of a sample in TypeScript, once: several steps ask, and versions share samples. */
export function listNeeds(code: string): SampleNeeds {
  const needs = known.get(code) ?? readNeeds(code);
  known.set(code, needs);
  return needs;
}

function readNeeds(code: string): SampleNeeds {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  const needs: SampleNeeds = { hasEffects: false, values: {}, missing: [], imports: [], globals: [], escapes: [] };
  for (const statement of file.statements) readStatement(statement, needs);
  const written = new Set(file.statements.filter((statement) => !isDeclared(statement)).map(nameOf));
  needs.missing = needs.missing.filter((name) => !written.has(name));
  needs.globals = listGlobals(file);
  listEscapes(file, needs);
  return needs;
}

function readStatement(statement: ts.Statement, needs: SampleNeeds): void {
  if (ts.isImportDeclaration(statement)) {
    const { importClause, moduleSpecifier } = statement;
    if (ts.isStringLiteral(moduleSpecifier) && !importClause?.isTypeOnly) needs.imports.push(moduleSpecifier.text);
  } else if (ts.isExportDeclaration(statement)) {
    const { moduleSpecifier } = statement;
    if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) needs.imports.push(moduleSpecifier.text);
  } else if (isDeclared(statement)) readDeclared(statement, needs);
  else if (!isDeclaration(statement)) needs.hasEffects = true;
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

const SINK_TYPE = '(data) => void';

const isSink = ({ parameters, type }: ts.FunctionDeclaration): boolean =>
  ['void', 'Promise<void>'].includes(type?.getText() ?? '') &&
  parameters.length > 0 &&
  !parameters.some((parameter) => parameter.type && ts.isFunctionTypeNode(parameter.type));

/** Format a type on one line, as in samples. @example 'Boat' for `import("@harbor/boats").Boat` */
const formatType = (type: ts.TypeNode): string =>
  type
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/import\("[^"]*"\)\./g, '');

/** Leave out of code the statements that are nothing when it runs: types, and values that it has from elsewhere. */
export const dropDeclared = (code: string): string =>
  ts
    .createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true)
    .statements.filter((statement) => !isDeclared(statement) && !isType(statement))
    .map((statement) => statement.getText())
    .join('\n');

const isType = (statement: ts.Statement): boolean =>
  ts.isInterfaceDeclaration(statement) ||
  ts.isTypeAliasDeclaration(statement) ||
  (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly === true);

const isDeclared = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);

/** A statement that only declares something; the values of its variables are literals and functions. */
const isDeclaration = (statement: ts.Statement): boolean =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.every(
        ({ initializer, name }) => ts.isIdentifier(name) && (initializer === undefined || isLiteral(initializer)),
      )
    : ts.isDeclarationStatement(statement) || ts.isEmptyStatement(statement);

/** Without a name that is not that of a key: such a value is known before the sample runs. */
function isLiteral(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return true;
  if (ts.isIdentifier(node)) return isKey(node);
  return !ts.isCallExpression(node) && ts.forEachChild(node, (child) => !isLiteral(child) || undefined) !== true;
}

/** Find undeclared names. One scope for the whole file suffices for samples. */
function listGlobals(file: ts.SourceFile): string[] {
  const declared = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isFunctionDeclaration(node) && !isNamedAgain(node, file)) return;
    if (ts.isIdentifier(node) && !isKey(node)) (isBinding(node) ? declared : used).add(node.text);
    ts.forEachChild(node, (child) => {
      if (!ts.isIfStatement(node) || child === node.expression) visit(child);
    });
  };
  visit(file);
  return [...used].filter((name) => !declared.has(name)).sort();
}

/** Code from text, the global object, and what gives modules or the objects of Node.js. */
const ESCAPES = new Set([
  ...['eval', 'Function', 'constructor', 'prepareStackTrace', 'globalThis', 'global', 'require'],
  ...['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule'],
]);

function listEscapes(node: ts.Node, needs: SampleNeeds): void {
  const isName = ts.isIdentifier(node) || (ts.isStringLiteralLike(node) && ts.isElementAccessExpression(node.parent));
  if (isName && ESCAPES.has(node.text)) needs.escapes.push(node.text);
  if (node.kind === ts.SyntaxKind.ImportKeyword) needs.imports.push('import()');
  ts.forEachChild(node, (child) => listEscapes(child, needs));
}

function isNamedAgain({ name }: ts.FunctionDeclaration, file: ts.SourceFile): boolean {
  const contains = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node !== name && node.text === name?.text) ||
    ts.forEachChild(node, (child) => contains(child) || undefined) === true;
  return contains(file);
}

/** The name of what its parent declares or gets. */
const isNameOf = (node: ts.Identifier): boolean => 'name' in node.parent && node.parent.name === node;

const isBinding = (node: ts.Identifier): boolean => isNameOf(node) && !ts.isShorthandPropertyAssignment(node.parent);

/** A member, an attribute, a label, or a name before another one: no variable. */
function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent) || ts.isImportSpecifier(parent)) return parent.propertyName === node;
  if (ts.isLabeledStatement(parent)) return true;
  return (
    isNameOf(node) &&
    (ts.isPropertyAccessExpression(parent) ||
      ts.isClassElement(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isJsxAttribute(parent))
  );
}
