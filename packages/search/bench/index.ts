// The entry of the benchmark, for commands alone: other engines, and Node.

export type { BuiltSearch } from './BuiltSearch.ts';
export { fuseEngine, lunrEngine, miniSearchEngine, ownEngine } from './engines.ts';
export { findAnswers, type Measurement, measureEngine } from './measure.ts';
export { type JudgedQuery, KINDS, parseQueries, type QuerySet } from './queries.ts';
export { type Answer, measureRelevance, type Relevance } from './relevance.ts';
export { STAGES } from './stages.ts';
