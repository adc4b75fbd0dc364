// The only door of this package: everything outside imports from here, and the worker's bundle from `worker/serveSearch.ts`.

export { createIndex } from './format/createIndex.ts';
export {
  FIELDS,
  type IndexedPage,
  type IndexedSection,
  type IndexFile,
  listTexts,
  type TextFile,
  textFileName,
} from './format/indexFile.ts';
export { indexHref } from './format/indexHref.ts';
export { findForms } from './rank/findForms.ts';
export { groupHits } from './rank/groupHits.ts';
export { mergeVersions } from './rank/mergeVersions.ts';
export { SearchEngine } from './rank/SearchEngine.ts';
export type * from './types.ts';
export { WEIGHTS, type Weights } from './weights.ts';
export { createSearchClient } from './worker/createSearchClient.ts';
export type { ClientPort, SearchReply, SearchRequest, WorkerPort } from './worker/protocol.ts';
