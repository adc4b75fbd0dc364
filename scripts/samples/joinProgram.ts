import ts from 'typescript';
import { listNames } from './findGiven.ts';

/** A module that a program imports. */
interface ImportedModule {
  /** The module as it is written, with its quotes. */
  specifier: string;
  /** Imports that take a line each: all names of a module, or none. */
  lines: Set<string>;
  /** Single names, by what they are called in the program. */
  names: Map<string, ImportedName>;
}

interface ImportedName {
  /** Name in the module; `default` for its default export. */
  exported: string;
  isType: boolean;
}

/** A block of code in two parts. */
interface Parts {
  imports: ts.ImportDeclaration[];
  body: string;
}

/** Marks that the build takes out of the code that readers see. */
const LINE_MARK = /[ \t]*\/\/[ \t]*\[!code \w+\][ \t]*$/gm;

/** Widest line of imports, in columns. */
const MAX_COLUMNS = 80;

/**
 * Join two blocks to one program: the imports of both, the first block, and the second one without the line that declares the
 * value that the first gives.
 */
export function joinProgram(giver: string, sample: string, valueName: string): string {
  const first = splitBlock(giver, () => false);
  const second = splitBlock(sample, (statement) => declaresOnly(statement, valueName));
  const body = [first.body, second.body].filter(Boolean).join('\n\n');
  const modules = mergeImports([...first.imports, ...second.imports]);
  dropUnused(modules, body);
  const indent = /^( +|\t)\S/m.exec(`${giver}\n${sample}`)?.[1] ?? '    ';
  const imports = [...modules.values()].flatMap((module) => formatImports(module, indent)).join('\n');
  return `${[imports, body].filter(Boolean).join('\n\n')}\n`.replace(LINE_MARK, '');
}

/** Tell whether a statement is `declare const name: Type` and declares nothing else. */
function declaresOnly(statement: ts.Statement, name: string): boolean {
  if (!ts.isVariableStatement(statement)) return false;
  const isDeclared = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
  const names = statement.declarationList.declarations.flatMap((declaration) => listNames(declaration.name));
  return Boolean(isDeclared) && names.length === 1 && names[0] === name;
}

/** Split a block into its imports and the rest, without some statements. Comments go with the statement below them. */
function splitBlock(code: string, isLeftOut: (statement: ts.Statement) => boolean): Parts {
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

function mergeImports(imports: readonly ts.ImportDeclaration[]): Map<string, ImportedModule> {
  const modules = new Map<string, ImportedModule>();
  for (const statement of imports) {
    const specifier = statement.moduleSpecifier.getText();
    const key = specifier.slice(1, -1);
    const module = modules.get(key) ?? { specifier, lines: new Set(), names: new Map() };
    modules.set(key, module);
    addImport(module, statement.importClause);
  }
  return modules;
}

function addImport(module: ImportedModule, clause: ts.ImportClause | undefined): void {
  if (!clause) module.lines.add(`import ${module.specifier};`);
  else {
    const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (clause.name) addName(module, clause.name.text, { exported: 'default', isType });
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings))
      module.lines.add(`import ${isType ? 'type ' : ''}${bindings.getText()} from ${module.specifier};`);
    else
      for (const { name, propertyName, isTypeOnly } of bindings?.elements ?? [])
        addName(module, name.text, { exported: (propertyName ?? name).text, isType: isType || isTypeOnly });
  }
}

/** A name that one block imports as a type and the other as a value is a value. */
function addName({ names }: ImportedModule, name: string, { exported, isType }: ImportedName): void {
  names.set(name, { exported, isType: isType && (names.get(name)?.isType ?? true) });
}

/** Drop types that only the declaration of the value named. */
function dropUnused(modules: Map<string, ImportedModule>, body: string): void {
  const words = new Set(body.split(/[^\p{L}\p{N}_$]+/u));
  for (const [key, { lines, names }] of modules) {
    const isUnused = ([name, { isType }]: [string, ImportedName]) => isType && !words.has(name);
    const unused = [...names].filter(isUnused);
    for (const [name] of unused) names.delete(name);
    if (lines.size + names.size === 0 && unused.length > 0) modules.delete(key);
  }
}

function formatImports({ specifier, lines, names }: ImportedModule, indent: string): string[] {
  if (names.size === 0) return [...lines];
  const all = [...names];
  const areTypes = all.every(([, { isType }]) => isType);
  const [defaultName] = all.find(([, { exported, isType }]) => exported === 'default' && !isType) ?? [];
  const named = all
    .filter(([name]) => name !== defaultName)
    .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map(([name, one]) => formatName(name, one, areTypes));
  const start = `import ${areTypes ? 'type ' : ''}${defaultName ?? ''}`;
  if (named.length === 0) return [...lines, `${start} from ${specifier};`];
  const open = defaultName === undefined ? start : `${start}, `;
  const line = `${open}{ ${named.join(', ')} } from ${specifier};`;
  const broken = `${open}{\n${named.map((name) => `${indent}${name},\n`).join('')}} from ${specifier};`;
  return [...lines, line.length > MAX_COLUMNS ? broken : line];
}

function formatName(name: string, { exported, isType }: ImportedName, areTypes: boolean): string {
  const written = exported === name ? name : `${exported} as ${name}`;
  return isType && !areTypes ? `type ${written}` : written;
}
