/** What can be measured: the pipeline on generated docs, and what a reader's browser makes of `dist/`. */
export const BENCH_PARTS = ['builds', 'lighthouse'] as const;
export type BenchPart = (typeof BENCH_PARTS)[number];
