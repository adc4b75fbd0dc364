import ts from 'typescript';
import { listNeeds } from './listNeeds.ts';
import type { Sample } from './listSamples.ts';

/**
 * Give samples the functions and classes that they declare without a body, and that a block above on their page writes out: the
 * nearest such block becomes a part of their setup. Readers put the two together in the same way.
 */
export function completeSamples(samples: readonly Sample[]): Sample[] {
  return samples.map((sample, index) => {
    const above = samples.slice(0, index).filter(({ filePath }) => filePath === sample.filePath);
    const { missing } = listNeeds(textOf(sample));
    const blocks = missing.map((name) => above.findLast((block) => isDefinedIn(block, name)));
    const setups = [...new Set(blocks)].flatMap((block) => (block ? [cutForSample(block, sample)] : []));
    return setups.length > 0 && !setups.includes(undefined)
      ? { ...sample, setup: [...setups, sample.setup].join('\n') }
      : sample;
  });
}

const textOf = ({ setup, code }: Sample): string => `${setup}\n${code}`;

const parse = (text: string): ts.SourceFile => ts.createSourceFile('sample.tsx', text, ts.ScriptTarget.ES2023, true);

const isDeclared = (statement: ts.FunctionDeclaration | ts.ClassDeclaration): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;

/** Whether a block writes out a function or class. One that does more would do it again. */
function isDefinedIn(block: Sample, name: string): boolean {
  if (block.skipReason !== undefined || listNeeds(textOf(block)).acts) return false;
  return parse(block.code).statements.some(
    (statement) =>
      (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name?.text === name &&
      !isDeclared(statement),
  );
}

/** Cut from a block what the sample imports as well. Undefined if both give the same name to something of their own. */
function cutForSample(block: Sample, sample: Sample): string | undefined {
  const file = parse(textOf(block));
  const taken = listNames(parse(textOf(sample)));
  const own = listNames(file);
  if (own.values.some((name) => taken.values.includes(name))) return undefined;
  return file.statements.map((statement) => cutImport(statement, [...taken.imports, ...taken.values])).join('');
}

/** List what a file imports, and the values that it makes itself. Types may stand there twice. */
function listNames(file: ts.SourceFile): { imports: string[]; values: string[] } {
  const names = { imports: [] as string[], values: [] as string[] };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) names.imports.push(...listImported(statement).map(({ text }) => text));
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (!isDeclared(statement)) names.values.push(statement.name?.text ?? '');
    } else if (ts.isVariableStatement(statement) && !isDeclaredVariable(statement))
      names.values.push(...statement.declarationList.declarations.map(({ name }) => name.getText()));
  }
  return names;
}

const isDeclaredVariable = (statement: ts.VariableStatement): boolean =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false;

/** List the names that an import gives to values. */
function listImported({ importClause }: ts.ImportDeclaration): ts.Identifier[] {
  if (!importClause || importClause.isTypeOnly) return [];
  const { name, namedBindings } = importClause;
  const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  return [...(name ? [name] : []), ...named.filter(({ isTypeOnly }) => !isTypeOnly).map((element) => element.name)];
}

/** Leave out of an import what is there already. */
function cutImport(statement: ts.Statement, there: readonly string[]): string {
  if (!ts.isImportDeclaration(statement)) return statement.getFullText();
  const { importClause, moduleSpecifier } = statement;
  const bindings = importClause?.namedBindings;
  if (!importClause || importClause.isTypeOnly || (bindings && !ts.isNamedImports(bindings)))
    return statement.getFullText();
  const isNew = (name: string | undefined): name is string => name !== undefined && !there.includes(name);
  const named = bindings?.elements.filter(({ name }) => isNew(name.text)).map((element) => element.getText()) ?? [];
  const clauses = [
    ...[importClause.name?.text].filter(isNew),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ];
  return clauses.length > 0 ? `\nimport ${clauses.join(', ')} from ${moduleSpecifier.getText()};` : '';
}
