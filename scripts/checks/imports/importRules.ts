import type { IForbiddenRuleType } from 'dependency-cruiser';

/** What may import what; `imports.config.ts` explains the entries. */
export interface ImportTable {
  /** Folder or file → what it may import. */
  rooms: Readonly<Record<string, readonly string[]>>;
  /** Folder → the folders and files inside it, in rows from the top. */
  floors: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Package → the only files that may import it. */
  reserved: Readonly<Record<string, readonly string[]>>;
}

const TEST_FILE = '[.]test[.]tsx?$';

/** What tests may import beyond what the files beside them may. */
const TEST_IMPORTS = ['**/testing', 'common/strings', '*.config.ts', 'packages'];

/** Write the table as rules of dependency-cruiser. The name of a rule is the sentence that a report prints. */
export function createImportRules({ rooms, floors, reserved }: ImportTable): IForbiddenRuleType[] {
  const allRooms = { ...rooms, ...listFloorRooms(rooms, floors) };
  const names = Object.keys(allRooms);
  const toPaths = (entries: readonly string[]) => entries.map((entry) => toPath(entry, names));

  const roomRules = Object.entries(allRooms).flatMap(([name, imports]) => {
    // `checks/*` is many folders, which do not import each other: `$1` is the name of the one that imports.
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
    to: { path: toPath(name.replace('node:', ''), []) },
  }));
  const circleRule = {
    name: 'Move what two files need of each other to a third.',
    from: {},
    to: { circular: true },
  };
  return [...roomRules, ...reservedRules, circleRule].map((rule) => ({ ...rule, severity: 'error' }));
}

/** List what each folder on a floor may import, and what the files above all floors may. */
function listFloorRooms(rooms: ImportTable['rooms'], floors: ImportTable['floors']): ImportTable['rooms'] {
  return Object.fromEntries(
    Object.entries(floors).flatMap(([outer, rows]) => {
      const floorRows = rows.map((row) => row.map((name) => `${outer}/${name}`));
      return [[outer], ...floorRows].flatMap((row, index) => {
        const imports = [...(rooms[outer] ?? []), ...floorRows.slice(index).flat()];
        return row.map((name) => [name, imports]);
      });
    }),
  );
}

/** Write an entry of the table as an expression that matches paths; `anyName` is the expression for `*`. */
function toPath(entry: string, names: readonly string[], anyName = '[^/]+'): string {
  const toExpression = (name: string) =>
    name.replaceAll(/[.]|[*]+/g, (match) => ({ '.': '[.]', '*': anyName })[match] ?? '.+');
  const anyOf = (list: readonly string[]) => `(?:${list.map(toExpression).join('|')})(?:/|$)`;
  if (entry === 'packages') return `^(?!${anyOf(names.filter((name) => !name.includes('/')))})`;
  const inner = names.filter((name) => name.startsWith(`${entry}/`)).map((name) => name.slice(entry.length + 1));
  return `^(?:node_modules/)?${anyOf([entry])}${inner.length > 0 ? `(?!${anyOf(inner)})` : ''}`;
}
