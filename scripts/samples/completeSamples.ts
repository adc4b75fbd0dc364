import ts from 'typescript';
import { splitBlock } from './joinProgram.ts';
import { listNeeds } from './listNeeds.ts';
import type { Sample } from './listSamples.ts';
import { formatImports, mergeImports } from './mergeImports.ts';

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

const isDeclared = (statement: ts.FunctionDeclaration | ts.ClassDeclaration | ts.VariableStatement): boolean =>
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
  const taken = listOwnNames(parse(textOf(sample)));
  if (listOwnNames(parse(textOf(block))).some((name) => taken.includes(name))) return undefined;
  const { imports, body } = splitBlock(textOf(block));
  const modules = mergeImports(imports);
  for (const name of [...listImportedValues(sample), ...taken])
    for (const { names } of modules.values()) names.delete(name);
  return `${formatImports(modules, '')}\n${body}`;
}

/** List the names that a sample imports for values. Types may be imported twice. */
const listImportedValues = (sample: Sample): string[] =>
  [...mergeImports(splitBlock(textOf(sample)).imports).values()].flatMap(({ names }) =>
    [...names].flatMap(([name, { isType }]) => (isType ? [] : [name])),
  );

/** List the values that a file makes itself. */
function listOwnNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return isDeclared(statement) ? [] : [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement) || isDeclared(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });
}
