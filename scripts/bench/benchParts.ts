/** What can be measured: the pipeline with generated docs, and the pages of `dist/` in a browser. */
export const BENCH_PARTS = ['builds', 'lighthouse'] as const;
export type BenchPart = (typeof BENCH_PARTS)[number];
