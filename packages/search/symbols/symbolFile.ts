import { packWords, unpackWords } from '../format/pack.ts';

/** The browser refuses other versions. */
export const SYMBOLS_SCHEMA = 2;

/** In the order of their numbers in a file. */
const SYMBOL_KINDS = ['class', 'interface', 'function', 'type', 'const', 'enum', 'namespace'] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

export interface IndexedPackage {
  name: string;
  /** Of its page. Each symbol has an anchor there: its name. */
  route: string;
  exports: IndexedExport[];
}

interface IndexedExport {
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
  /** Of each export, packed. */
  members: string[];
  /** By address of a place on a page, the numbers of the symbols that it explains. Each export is followed by its members. */
  explained: Record<string, number[]>;
}

/** Each stands for how many characters a name shares with the one before. No name has them, and JSON writes them as they are. */
const SIGNS = "!#%&'()*+,-/:;<=>?@[]^`{|}~";

/** Pack the symbols of a version. `places` has the route and anchor that explains a name. */
export function packSymbols(packages: readonly IndexedPackage[], places: ReadonlyMap<string, string>): SymbolFile {
  const sorted = packages.map((one) => ({
    ...one,
    exports: [...one.exports].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }));
  const exports = sorted.flatMap((one) => one.exports);
  const explained: Record<string, number[]> = {};
  for (const [number, [name]] of exports.flatMap(listNames).entries()) {
    const place = places.get(name);
    if (place !== undefined) explained[place] = [...(explained[place] ?? []), number];
  }
  return {
    schema: SYMBOLS_SCHEMA,
    packages: sorted.map((one) => [
      one.name,
      one.route,
      packWords(
        one.exports.map(({ name }) => name),
        SIGNS,
      ),
      one.exports.map(({ kind }) => SYMBOL_KINDS.indexOf(kind)).join(''),
    ]),
    members: exports.map((symbol) => packWords(symbol.members, SIGNS)),
    explained,
  };
}

/** List an export and its members, by their whole names. */
export const listNames = ({ name, kind, members }: IndexedExport): [name: string, kind: SymbolKind | 'member'][] => [
  [name, kind],
  ...members.map((member): [string, 'member'] => [`${name}.${member}`, 'member']),
];

/** Unpack the names of `packSymbols`. */
export function unpackSymbols(file: SymbolFile): { packages: IndexedPackage[]; places: Map<string, string> } {
  const lists = file.members.map((members) => unpackWords(members, SIGNS));
  const packages = file.packages.map(([name, route, exports, kinds]) => ({
    name,
    route,
    exports: unpackWords(exports, SIGNS).map((exportName, index) => ({
      name: exportName,
      kind: SYMBOL_KINDS[Number(kinds[index])] ?? 'type',
      members: lists.shift() ?? [],
    })),
  }));
  const names = packages.flatMap((one) => one.exports.flatMap(listNames));
  const places = Object.entries(file.explained).flatMap(([place, numbers]) =>
    numbers.map((number): [string, string] => [names[number]?.[0] ?? '', place]),
  );
  return { packages, places: new Map(places) };
}
