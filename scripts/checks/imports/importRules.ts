import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Allowed imports; `imports.config.ts` explains the entries. */
export interface ImportTable {
  modules: Readonly<Record<string, readonly string[]>>;
  layers: Readonly<Record<string, readonly (readonly string[])[]>>;
  reserved: Readonly<Record<string, readonly string[]>>;
}

const TEST_FILE = '[.]test[.]tsx?$';

const TEST_IMPORTS = ['**/testing', 'scripts/fixture', 'common/strings', '*.config.ts', 'any package'];

/** Convert the table to dependency-cruiser's rules, named by reported sentences. */
export function createImportRules({ modules, layers, reserved }: ImportTable): IForbiddenRuleType[] {
  const allModules = { ...modules, ...listLayerModules(modules, layers) };
  const names = Object.keys(allModules);
  const toPaths = (entries: readonly string[]) => entries.map((entry) => toPath(entry, names));

  const moduleRules = Object.entries(allModules).flatMap(([name, imports]) => {
    // `checks/*` are separate folders: `$1` is the importing one's name.
    const files = toPath(name, names, '([^/]+)');
    const own = toPath(name, names, '$1');
    const may = `${name} may import ${imports.join(', ') || 'only files of its own'}.`;
    return [
      { name: may, from: { path: files, pathNot: TEST_FILE }, to: { pathNot: [own, ...toPaths(imports)] } },
      {
        name: `${may} Its tests may also import ${TEST_IMPORTS.join(', ')}.`,
        from: { path: `${files}.*${TEST_FILE}` },
        to: { pathNot: [own, ...toPaths([...imports, ...TEST_IMPORTS])] },
      },
    ];
  });
  const reservedRules = Object.entries(reserved).map(([name, users]) => ({
    name: `Only ${users.join(', ')} may import ${name}.`,
    from: { pathNot: [TEST_FILE, ...toPaths(users)] },
    to: { path: toPath(name, []) },
  }));
  const circleRule = {
    name: 'Move what two files need of each other to a third.',
    from: {},
    to: { circular: true },
  };
  return [...moduleRules, ...reservedRules, circleRule].map((rule) => ({ ...rule, severity: 'error' }));
}

function listLayerModules(modules: ImportTable['modules'], layers: ImportTable['layers']): ImportTable['modules'] {
  return Object.fromEntries(
    Object.entries(layers).flatMap(([outer, rows]) => {
      const layerRows = rows.map((row) => row.map((name) => `${outer}/${name}`));
      return [[outer], ...layerRows].flatMap((row, index) => {
        const imports = [...(modules[outer] ?? []), ...layerRows.slice(index).flat()];
        return row.map((name) => [name, imports]);
      });
    }),
  );
}

function toPath(entry: string, names: readonly string[], anyName = '[^/]+'): string {
  const toExpression = (name: string) =>
    name.replace(/^node:/, '').replaceAll(/[.]|[*]+/g, (match) => ({ '.': '[.]', '*': anyName })[match] ?? '.+');
  const anyOf = (list: readonly string[]) => `(?:${list.map(toExpression).join('|')})(?:/|$)`;
  if (entry === 'any package') return `^(?!${anyOf(names.filter((name) => !name.includes('/')))})`;
  const inner = names.filter((name) => name.startsWith(`${entry}/`)).map((name) => name.slice(entry.length + 1));
  return `(?:^|^node_modules/|/node_modules/)${anyOf([entry])}${inner.length > 0 ? `(?!${anyOf(inner)})` : ''}`;
}
