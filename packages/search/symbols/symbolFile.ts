/** The browser refuses other versions. */
export const SYMBOLS_SCHEMA = 1;

/** In the order of their numbers in a file. */
export const SYMBOL_KINDS = ['class', 'interface', 'function', 'type', 'const', 'enum', 'namespace'] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

export interface IndexedPackage {
  name: string;
  /** Of its page. Each symbol has an anchor there: its name. */
  route: string;
  exports: IndexedExport[];
}

export interface IndexedExport {
  name: string;
  kind: SymbolKind;
  /** Identifiers, without the owner. */
  members: string[];
}

/** The symbols of one version. */
export interface SymbolFile {
  schema: typeof SYMBOLS_SCHEMA;
  /** Names of exports are sorted, and packed by `packNames`; kinds are digits. */
  packages: [name: string, route: string, exports: string, kinds: string][];
  /** Of each export: its members, packed; the number of an earlier export with the same ones; or 0 for none. Exports count from 1. */
  members: (string | number)[];
  /** By address of a place on a page, what it explains: distances between numbers of symbols. Each export is followed by its members. */
  explained: Record<string, number[]>;
}

/** Check the schema of a parsed file. Throws an Error for others. */
export function checkSymbolFile(file: unknown): SymbolFile {
  if (typeof file !== 'object' || file === null || !('schema' in file) || file.schema !== SYMBOLS_SCHEMA)
    throw new Error(`The file of symbols is not one of schema ${SYMBOLS_SCHEMA}.`);
  return file as SymbolFile;
}

/** Pack the symbols of a version. `places` has the route and anchor that explains a name. */
export function packSymbols(packages: readonly IndexedPackage[], places: ReadonlyMap<string, string>): SymbolFile {
  const sorted = packages.map((one) => ({
    ...one,
    exports: [...one.exports].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));
  const exports = sorted.flatMap((one) => one.exports);
  const known = new Map([['', 0]]);
  const members = exports.map((symbol, index) => {
    const packed = packNames(symbol.members);
    const first = known.get(packed);
    if (first === undefined) known.set(packed, index + 1);
    return first ?? packed;
  });
  const explained: Record<string, number[]> = {};
  const last = new Map<string, number>();
  for (const [number, name] of exports.flatMap(listNames).entries()) {
    const place = places.get(name);
    if (place === undefined) continue;
    explained[place] = [...(explained[place] ?? []), number - (last.get(place) ?? 0)];
    last.set(place, number);
  }
  return {
    schema: SYMBOLS_SCHEMA,
    packages: sorted.map((one) => [
      one.name,
      one.route,
      packNames(one.exports.map(({ name }) => name)),
      one.exports.map(({ kind }) => SYMBOL_KINDS.indexOf(kind)).join(''),
    ]),
    members,
    explained,
  };
}

const listNames = ({ name, members }: IndexedExport): string[] => [
  name,
  ...members.map((member) => `${name}.${member}`),
];

/** Unpack the names of `packSymbols`. */
export function unpackSymbols(file: SymbolFile): { packages: IndexedPackage[]; places: Map<string, string> } {
  const lists: string[][] = [];
  for (const entry of file.members)
    lists.push(typeof entry === 'string' ? unpackNames(entry) : (lists[entry - 1] ?? []));
  let next = 0;
  const packages = file.packages.map(([name, route, exports, kinds]) => ({
    name,
    route,
    exports: unpackNames(exports).map((exportName, index) => ({
      name: exportName,
      kind: SYMBOL_KINDS[Number(kinds[index])] ?? 'type',
      members: lists[next++] ?? [],
    })),
  }));
  const names = packages.flatMap((one) => one.exports.flatMap(listNames));
  const places = new Map<string, string>();
  for (const [place, distances] of Object.entries(file.explained)) {
    let number = 0;
    for (const distance of distances) {
      number += distance;
      places.set(names[number] ?? '', place);
    }
  }
  return { packages, places };
}

/** Each stands for how many characters a name shares with the one before. No name has them, and JSON writes them as they are. */
const SHARED = "!#%&'()*+,-/:;<=>?@[]^`{|}~";

/** Pack names, best sorted, by what each shares with the one before. */
function packNames(names: readonly string[]): string {
  let before = '';
  return names
    .map((name) => {
      let shared = 0;
      while (shared < SHARED.length - 1 && shared < before.length && before[shared] === name[shared]) shared++;
      before = name;
      return SHARED[shared] + name.slice(shared);
    })
    .join('');
}

function unpackNames(packed: string): string[] {
  const names: string[] = [];
  for (const [entry] of packed.matchAll(/[^\w$.][\w$.]*/g))
    names.push((names.at(-1) ?? '').slice(0, SHARED.indexOf(entry.charAt(0))) + entry.slice(1));
  return names;
}
