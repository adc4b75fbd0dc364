// The entry of the benchmark, for commands alone: it needs zod.

export { type JudgedQuery, KINDS, parseQueries, type QuerySet } from './queries.ts';
export { type Answer, type BuiltSearch, findAnswers, measureRelevance, type Relevance } from './relevance.ts';
