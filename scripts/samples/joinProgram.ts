import { transform } from 'sucrase';
import ts from 'typescript';
import { parseMarkedCode } from '../../common/docs/markedCode.ts';
import { listNames } from './findGiven.ts';
import { formatImports, type ImportedModule, mergeImports } from './mergeImports.ts';

interface Parts {
  imports: ts.ImportDeclaration[];
  body: string;
}

interface Blocks {
  provider: string;
  sample: string;
  valueName: string;
  language: 'ts' | 'js';
}

/** Join two blocks to one program, with all imports and without the value's declaration. */
export function joinProgram({ provider, sample, valueName, language }: Blocks): string {
  const first = splitBlock(provider);
  const second = splitBlock(sample, (statement) => declaresOnly(statement, valueName));
  const typed = [first.body, second.body].filter(Boolean).join('\n\n');
  const body = language === 'js' ? stripTypes(typed) : typed;
  const modules = mergeImports(
    [...first.imports, ...second.imports].filter((one) => language === 'ts' || !isTypeImport(one)),
  );
  dropUnused(modules, body, language);
  const indent = /^( +|\t)\S/m.exec(`${provider}\n${sample}`)?.[1] ?? '    ';
  return parseMarkedCode(`${[formatImports(modules, indent), body].filter(Boolean).join('\n\n')}\n`).code;
}

function declaresOnly(statement: ts.Statement, name: string): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  const isDeclared = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
  const names = statement.declarationList.declarations.flatMap((declaration) => listNames(declaration.name));
  return Boolean(isDeclared) && names.length === 1 && names[0] === name;
}

const isTypeImport = ({ importClause }: ts.ImportDeclaration): boolean =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

/** Split a block into imports and the rest, without some statements. Comments belong to the next statement. */
export function splitBlock(code: string, isLeftOut: (statement: ts.Statement) => boolean = () => false): Parts {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.ES2023, true);
  const imports = file.statements.filter(ts.isImportDeclaration);
  let body = '';
  let end = 0;
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) && !isLeftOut(statement)) continue;
    body += code.slice(end, statement.pos);
    end = ts.getTrailingCommentRanges(code, statement.end)?.at(-1)?.end ?? statement.end;
  }
  return { imports, body: (body + code.slice(end)).replace(/^\s*\n/, '').trimEnd() };
}

/** Removed types may leave an empty line or a trailing space. */
const stripTypes = (code: string): string =>
  transform(code, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true })
    .code.replace(/ +(?=[;,)]*$)/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

function dropUnused(modules: Map<string, ImportedModule>, body: string, language: Blocks['language']): void {
  const words = new Set(body.split(/[^\p{L}\p{N}_$]+/u));
  for (const { names } of modules.values())
    for (const [name, { isType }] of names) if (!words.has(name) || (isType && language === 'js')) names.delete(name);
}
