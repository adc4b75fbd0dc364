import Fuse from 'fuse.js/min-basic';
import { checkSchema } from '../format/indexFile.ts';
import { type Nearness, Vocabulary } from '../query/Vocabulary.ts';
import { type IndexedSymbol, NAMES_SCHEMA, type NameFile, unpackSymbols } from './nameFile.ts';

interface FoundSymbol extends IndexedSymbol {
  rank: number;
}

const PART = '[A-Za-z_$][\\w$]*';
const NAME = new RegExp(`^${PART}(?:(?:[.#]|::)${PART})*(?:[.#]|\\(\\)?)?$`);
/** Sets a name apart from a word such as `shell` or `USB`. */
const MARK = /[.#:_$(]|[a-z].*[A-Z]|[A-Z].*[a-z]/;

/** Read a query that looks like the name of a symbol. `shell()` and `Adb#shell` do; `shell` may be a word of the docs. */
export function readSymbolQuery(query: string): string | undefined {
  const text = query.trim();
  return text.length > 1 && NAME.test(text) && MARK.test(text)
    ? text.replace(/\(\)?$/, '').replace(/#|::/g, '.')
    : undefined;
}

/** The owner of a symbol, or the rest of its name, as it is compared. */
interface Part {
  name: string;
  lower: string;
  /** @example 'spawn-wait' of `spawnWait` */
  words: string;
}

interface Parts {
  symbol: IndexedSymbol;
  owner: Part;
  last: Part;
}

/** Finds symbols by name, and names that are nearly as written. */
export class SymbolIndex {
  readonly all: readonly IndexedSymbol[];
  /** Symbols without their owners, titles and headings. */
  readonly names: Vocabulary;
  private readonly owners: Vocabulary;
  private readonly parts: readonly Parts[];

  /** Throws an Error for a file of another schema. */
  constructor(file: NameFile) {
    this.all = unpackSymbols(checkSchema(file, NAMES_SCHEMA));
    this.names = new Vocabulary(Fuse.parseIndex(file.index));
    const known = new Map<string, Part>();
    const readPart = (name: string): Part => {
      const part = known.get(name) ?? { name, lower: name.toLowerCase(), words: splitWords(name) };
      known.set(name, part);
      return part;
    };
    this.parts = this.all.map((symbol) => {
      const [owner, last] = splitName(symbol.name);
      return { symbol, owner: readPart(owner), last: readPart(last) };
    });
    const owners = new Set(this.parts.map(({ owner }) => owner.name));
    owners.delete('');
    this.owners = new Vocabulary(Fuse.createIndex([], [...owners]));
  }

  /** List the symbols that fit best, those that a page explains first. Empty for a query that is no name. */
  find(query: string): FoundSymbol[] {
    const asked = readSymbolQuery(query);
    if (asked === undefined) return [];
    const [owner, last] = splitName(asked);
    const rateOwner = createRating(this.owners, owner);
    const rateLast = createRating(this.names, last, { isOpen: true });
    const ranks = this.parts.map((parts) => rateOwner(parts.owner) + rateLast(parts.last));
    const best = ranks.reduce((least, rank) => Math.min(least, rank), Infinity);
    if (best === Infinity) return [];
    return this.all
      .filter((_symbol, at) => ranks[at] === best)
      .map((symbol) => ({ ...symbol, rank: best }))
      .sort(compareFound);
  }
}

const splitName = (name: string): [owner: string, last: string] => {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
};

/** @example splitWords('spawnWait') === 'spawn-wait' */
const splitWords = (name: string): string =>
  name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-')
    .replace(/[_.]/g, '-')
    .toLowerCase();

const compareFound = (a: FoundSymbol, b: FoundSymbol): number =>
  Number(!a.explained) - Number(!b.explained) ||
  countDots(a.name) - countDots(b.name) ||
  a.name.length - b.name.length ||
  (a.name < b.name ? -1 : 1);

const countDots = (name: string): number => name.split('.').length;

/** Create the rating of parts: as asked, but for case, by the beginning, by words, and by edits. 0 is best, Infinity is none. */
function createRating(names: Vocabulary, asked: string, nearness?: Nearness): (part: Part) => number {
  const lower = asked.toLowerCase();
  const byWords = new RegExp(`(^|-)${splitWords(asked).replaceAll('$', '\\$').replaceAll('-', '.*-')}`);
  const near = new Map(names.findNear(lower, nearness).map(({ word, edits }) => [word, edits]));
  const rate = (part: Part): number => {
    if (asked === '' || part.name === asked) return 0;
    if (part.lower === lower) return 0.1;
    if (part.lower.startsWith(lower)) return 0.2;
    return byWords.test(part.words) ? 0.3 : (near.get(part.name) ?? Infinity);
  };
  // Many symbols share a part.
  const rated = new Map<Part, number>();
  return (part) => {
    const rank = rated.get(part) ?? rate(part);
    rated.set(part, rank);
    return rank;
  };
}
