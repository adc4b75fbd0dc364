import type { StoredPage } from '../format/indexFile.ts';
import type { SymbolHit } from '../types.ts';
import {
  createSymbolRank,
  createTypoRank,
  listForms,
  readSymbolQuery,
  type SymbolForms,
  type SymbolRank,
} from './matchSymbols.ts';
import { type SymbolFile, type SymbolKind, unpackSymbols } from './symbolFile.ts';

/** A symbol of one version. */
export interface IndexedSymbol {
  name: string;
  kind: SymbolKind | 'member';
  packageName: string;
  /** Route and anchor in the reference. */
  reference: string;
  /** Route and anchor on the page that explains it. */
  explained: string | undefined;
}

export interface FoundSymbol extends IndexedSymbol {
  rank: SymbolRank;
}

/** Finds symbols by name. */
export class SymbolIndex {
  private readonly symbols: readonly { symbol: IndexedSymbol; forms: SymbolForms }[];

  constructor(file: SymbolFile) {
    const { packages, places } = unpackSymbols(file);
    this.symbols = packages.flatMap(({ name: packageName, route, exports }) => {
      const create = (name: string, kind: IndexedSymbol['kind']) => ({
        symbol: { name, kind, packageName, reference: `${route}#${name}`, explained: places.get(name) },
        forms: listForms(name),
      });
      return exports.flatMap(({ name, kind, members }) => [
        create(name, kind),
        ...members.map((member) => create(`${name}.${member}`, 'member')),
      ]);
    });
  }

  get all(): readonly IndexedSymbol[] {
    return this.symbols.map(({ symbol }) => symbol);
  }

  /** List the symbols that fit best, those that a page explains first. Empty for a query that is no name. */
  find(query: string): FoundSymbol[] {
    const asked = readSymbolQuery(query);
    if (asked === undefined) return [];
    const exact = this.rankAll(createSymbolRank(asked));
    const found = exact.length > 0 ? exact : this.rankAll(createTypoRank(asked));
    const best = Math.min(...found.map((one) => one.rank));
    return found.filter((one) => one.rank === best).sort(compareFound);
  }

  private rankAll(rank: (forms: SymbolForms) => SymbolRank | undefined): FoundSymbol[] {
    return this.symbols.flatMap(({ symbol, forms }) => {
      const own = rank(forms);
      return own === undefined ? [] : [{ ...symbol, rank: own }];
    });
  }
}

const compareFound = (a: FoundSymbol, b: FoundSymbol): number =>
  Number(!a.explained) - Number(!b.explained) ||
  countDots(a.name) - countDots(b.name) ||
  a.name.length - b.name.length ||
  (a.name < b.name ? -1 : 1);

const countDots = (name: string): number => name.split('.').length;

/** Describe a symbol by the place that explains it, else by that in the reference; undefined where both pages are missing. */
export function describeSymbol(
  { explained, reference, ...symbol }: FoundSymbol,
  { base, pages }: { base: string; pages: ReadonlyMap<string, Pick<StoredPage, 'title'>> },
): SymbolHit | undefined {
  for (const place of [explained, reference]) {
    const [route = '', anchor] = place?.split('#') ?? [];
    const page = pages.get(route);
    if (!page) continue;
    return {
      ...symbol,
      pathname: base + route.slice(1),
      hash: anchor ? `#${anchor}` : '',
      explainedIn: place === explained ? page.title : undefined,
    };
  }
  return undefined;
}
