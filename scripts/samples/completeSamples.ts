import ts from 'typescript';
import { splitBlock } from './joinProgram.ts';
import { listNeeds } from './listNeeds.ts';
import type { Sample } from './listSamples.ts';
import { formatImports, mergeImports } from './mergeImports.ts';

/**
 * Complete functions and classes that samples only declare: the nearest earlier block on the page with a definition joins the
 * setup.
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

/** Only blocks of definitions, since others would repeat their effects. */
function isDefinedIn(block: Sample, name: string): boolean {
  if (block.skipReason !== undefined || listNeeds(textOf(block)).acts) return false;
  return parse(block.code).statements.some(
    (statement) =>
      (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) &&
      statement.name?.text === name &&
      !isDeclared(statement),
  );
}

function cutForSample(block: Sample, sample: Sample): string | undefined {
  const taken = listOwnNames(parse(textOf(sample)));
  if (listOwnNames(parse(textOf(block))).some((name) => taken.includes(name))) return undefined;
  const { imports, body } = splitBlock(textOf(block));
  const modules = mergeImports(imports);
  for (const name of [...listImportedValues(sample), ...taken])
    for (const { names } of modules.values()) names.delete(name);
  return `${formatImports(modules, '')}\n${body}`;
}

const listImportedValues = (sample: Sample): string[] =>
  [...mergeImports(splitBlock(textOf(sample)).imports).values()].flatMap(({ names }) =>
    [...names].flatMap(([name, { isType }]) => (isType ? [] : [name])),
  );

function listOwnNames(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return isDeclared(statement) ? [] : [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement) || isDeclared(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  });
}
