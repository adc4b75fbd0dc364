import { checkSchema } from '../format/indexFile.ts';
import {
  createSymbolRank,
  createTypoRank,
  listForms,
  readSymbolQuery,
  type SymbolForms,
  type SymbolRank,
} from './matchSymbols.ts';
import { listNames, SYMBOLS_SCHEMA, type SymbolFile, type SymbolKind, unpackSymbols } from './symbolFile.ts';

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

interface FoundSymbol extends IndexedSymbol {
  rank: SymbolRank;
}

/** Finds symbols by name. */
export class SymbolIndex {
  readonly all: readonly IndexedSymbol[];
  private readonly forms: readonly SymbolForms[];

  /** Throws an Error for a file of another schema. */
  constructor(file: SymbolFile) {
    const { packages, places } = unpackSymbols(checkSchema(file, SYMBOLS_SCHEMA));
    this.all = packages.flatMap(({ name: packageName, route, exports }) =>
      exports.flatMap(listNames).map(([name, kind]) => {
        return { name, kind, packageName, reference: `${route}#${name}`, explained: places.get(name) };
      }),
    );
    this.forms = this.all.map(({ name }) => listForms(name));
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

  private rankAll(rankForms: (forms: SymbolForms) => SymbolRank | undefined): FoundSymbol[] {
    return this.all.flatMap((symbol, number) => {
      const forms = this.forms[number];
      const rank = forms && rankForms(forms);
      return rank === undefined ? [] : [{ ...symbol, rank }];
    });
  }
}

const compareFound = (a: FoundSymbol, b: FoundSymbol): number =>
  Number(!a.explained) - Number(!b.explained) ||
  countDots(a.name) - countDots(b.name) ||
  a.name.length - b.name.length ||
  (a.name < b.name ? -1 : 1);

const countDots = (name: string): number => name.split('.').length;
