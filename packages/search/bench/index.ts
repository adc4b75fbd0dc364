// The entry of the benchmark, for commands alone: it needs zod.

export { type BuiltSearch, findAnswers } from './findAnswers.ts';
export { type JudgedQuery, KINDS, parseQueries, type QuerySet } from './queries.ts';
export { type Answer, measureRelevance, type Relevance } from './relevance.ts';
