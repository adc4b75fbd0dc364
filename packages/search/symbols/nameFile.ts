import Fuse, { type FuseIndex } from 'fuse.js/min-basic';
import { textFileName } from '../format/indexFile.ts';
import { packAscending, packNumbers, unpackAscending, unpackNumbers } from '../format/pack.ts';

/** The browser refuses other versions. */
export const NAMES_SCHEMA = 3;

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

/** The names of one version. `README.md` says how any program reads them. */
export interface NameFile {
  schema: typeof NAMES_SCHEMA;
  /**
   * Of exports and members, without their owners, of titles and headings: each once, as `Fuse.createIndex` writes strings. A
   * record's value is what it indexes, so nothing is stored twice.
   */
  index: ReturnType<FuseIndex<string>['toJSON']>;
  packages: StoredPackage[];
  /** By address of a place on a page, the numbers of the symbols that it explains. Each export is followed by its members. */
  explained: Record<string, number[]>;
  /** Digest of all signatures. Missing where no files have them. */
  signatures?: string;
}

/** Numbers are those of records, packed by `packNumbers`. */
interface StoredPackage {
  name: string;
  route: string;
  /** One number for each export. */
  exports: string;
  /** How many exports before each its owner is; 0 for none. */
  owners: string;
  /** One digit for each export. */
  kinds: string;
  /** For each export, as distances. */
  members: string[];
}

interface Names {
  packages: readonly IndexedPackage[];
  /** Route and anchor of the place that explains a symbol. */
  places: ReadonlyMap<string, string>;
  pages: readonly { title: string; sections: readonly { heading: string }[] }[];
}

/** Pack the names of a version. */
export function packNames({ packages, places, pages }: Names): NameFile {
  const sorted = packages.map((one) => ({
    ...one,
    exports: one.exports.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(splitOwner),
  }));
  const names = [
    ...sorted.flatMap((one) => one.exports.flatMap(({ last, members }) => [last, ...members])),
    ...pages.flatMap(({ title, sections }) => [title, ...sections.map(({ heading }) => heading)]),
  ];
  const docs = [...new Set(names)].filter((name) => name.trim() !== '');
  const numbers = new Map(docs.map((name, number) => [name, number]));
  const toNumber = (name: string): number => numbers.get(name) ?? 0;
  const file: NameFile = {
    schema: NAMES_SCHEMA,
    // Names are compared whole, so it does not count how many words they have.
    index: Fuse.createIndex<string>([], docs, { fieldNormWeight: 0 }).toJSON(),
    packages: sorted.map(({ name, route, exports }) => ({
      name,
      route,
      exports: packNumbers(exports.map(({ last }) => toNumber(last))),
      owners: packNumbers(exports.map(({ distance }) => distance)),
      kinds: exports.map(({ kind }) => SYMBOL_KINDS.indexOf(kind)).join(''),
      members: exports.map(({ members }) => packAscending(members.map(toNumber).sort((a, b) => a - b))),
    })),
    explained: {},
  };
  for (const [number, { name }] of unpackSymbols(file).entries()) {
    const place = places.get(name);
    if (place !== undefined) file.explained[place] = [...(file.explained[place] ?? []), number];
  }
  return file;
}

/** Split a nested export's name, and find its owner. @example `Options`, and how far `Boat` is, of `Boat.Options` */
function splitOwner(symbol: IndexedExport, at: number, exports: readonly IndexedExport[]) {
  const end = symbol.name.lastIndexOf('.');
  const owner = exports.findIndex(({ name }) => name === symbol.name.slice(0, Math.max(0, end)));
  const isNested = owner >= 0;
  return { ...symbol, last: isNested ? symbol.name.slice(end + 1) : symbol.name, distance: isNested ? at - owner : 0 };
}

/** A symbol of one version. */
export interface IndexedSymbol {
  name: string;
  kind: SymbolKind | 'member';
  packageName: string;
  /** Route and anchor in the reference. */
  reference: string;
  /** Route and anchor on the page that explains it. */
  explained: string | undefined;
  /** Where its signature is: a file of texts, and its place there. */
  signature: { file: string; at: number } | undefined;
}

/** Name the file of the signatures of a package, the one of this number: a text for each of its symbols. */
export const signatureFileName = (digest: string, number: number): string => textFileName(`${digest}-${number}`);

/** List the symbols of a file: each export, followed by its members. */
export function unpackSymbols({ index, packages, explained, signatures }: NameFile): IndexedSymbol[] {
  const toName = (number = 0): string => index.records[number]?.v ?? '';
  const places = new Map(
    Object.entries(explained).flatMap(([place, numbers]) => numbers.map((number) => [number, place])),
  );
  const symbols: IndexedSymbol[] = [];
  for (const [number, { name: packageName, route, exports, owners, kinds, members }] of packages.entries()) {
    const file = signatures && signatureFileName(signatures, number);
    const first = symbols.length;
    const add = (name: string, kind: IndexedSymbol['kind']) => {
      const explained = places.get(symbols.length);
      const signature = file ? { file, at: symbols.length - first } : undefined;
      symbols.push({ name, kind, packageName, reference: `${route}#${name}`, explained, signature });
    };
    const names: string[] = [];
    const distances = unpackNumbers(owners);
    for (const [at, number] of unpackNumbers(exports).entries()) {
      const owner = names[at - (distances[at] ?? 0)];
      const name = owner === undefined ? toName(number) : `${owner}.${toName(number)}`;
      names.push(name);
      add(name, SYMBOL_KINDS[Number(kinds[at])] ?? 'type');
      for (const member of unpackAscending(members[at] ?? '')) add(`${name}.${toName(member)}`, 'member');
    }
  }
  return symbols;
}
