/** Beside each page with samples that use the library. */
export const SYMBOLS_FILE = 'symbols.json';

/** An identifier of the library, by its offsets in the code that readers see. */
export interface SymbolUse {
  id: string;
  start: number;
  end: number;
}

/** By file of the page and digest of the code, in the order of the code. From `scripts/` to the build. */
export type SymbolUses = Record<string, Record<string, SymbolUse[]>>;

/** What a reader sees of a symbol. */
export interface SymbolHint {
  name: string;
  /** Route and anchor of the page that explains it, or of the reference. */
  href: string;
  /** Declarations, a line for each overload. */
  code: string;
  summary?: string;
  /** What happened to it, with code between backticks. */
  note?: string;
  /** The page that explains it; without one, the link leads to the reference. */
  page?: string;
}

/** An identifier by its offsets in the code, with the number of its symbol. */
export type SymbolWord = [start: number, end: number, symbol: number];

/** Content of `SYMBOLS_FILE`. */
export interface PageSymbols {
  symbols: SymbolHint[];
  /** By number of the sample on the page. */
  samples: SymbolWord[][];
}
