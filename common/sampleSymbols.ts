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

/** What a reader sees who points at a symbol. */
export interface SymbolHint {
  /** Declarations, a line for each overload. */
  code: string;
  summary?: string;
  /** What happened to it, with code between backticks. */
  note?: string;
  /** The page that explains it; without one, the link leads to the reference. */
  page?: string;
}

/** Content of `SYMBOLS_FILE`, by id. */
export type SymbolHints = Record<string, SymbolHint>;
