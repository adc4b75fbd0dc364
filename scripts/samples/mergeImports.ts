import ts from 'typescript';

export interface ImportedModule {
  /** With quotes, as written. */
  specifier: string;
  /** Imports on their own line: a whole module, or no names. */
  lines: Set<string>;
  names: Map<string, ImportedName>;
}

interface ImportedName {
  /** `default` for the default export. */
  exported: string;
  isType: boolean;
}

const MAX_COLUMNS = 80;

/** Merge imports by module. */
export function mergeImports(imports: readonly ts.ImportDeclaration[]): Map<string, ImportedModule> {
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

function addName({ names }: ImportedModule, name: string, { exported, isType }: ImportedName): void {
  names.set(name, { exported, isType: isType && (names.get(name)?.isType ?? true) });
}

/** Format imports, a statement for each module, wrapped with the indent. */
export const formatImports = (modules: ReadonlyMap<string, ImportedModule>, indent: string): string =>
  [...modules.values()].flatMap((module) => formatModule(module, indent)).join('\n');

function formatModule({ specifier, lines, names }: ImportedModule, indent: string): string[] {
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
