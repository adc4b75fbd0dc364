// The only entry of this package, but for the worker's bundle: `worker/serveSearch.ts`.

export { createIndex } from './format/createIndex.ts';
export {
  FIELDS,
  type IndexedPage,
  type IndexedSection,
  type IndexFile,
  listTexts,
  SEARCH_SCHEMA,
  type TextFile,
  textFileName,
} from './format/indexFile.ts';
export { findForms } from './rank/findForms.ts';
export { groupHits, mergeSymbols, mergeVersions } from './rank/groupHits.ts';
export { SearchEngine } from './rank/SearchEngine.ts';
export {
  type IndexedPackage,
  type IndexedSymbol,
  NAMES_SCHEMA,
  type NameFile,
  packNames,
  signatureFileName,
  unpackSymbols,
} from './symbols/nameFile.ts';
export { readSymbolQuery, SymbolIndex } from './symbols/SymbolIndex.ts';
export type * from './types.ts';
export { BOX_HITS, BOX_SYMBOLS } from './weights.ts';
export { createSearchClient } from './worker/createSearchClient.ts';
