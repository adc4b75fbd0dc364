/** Parts to measure, each with its own table. */
export const BENCH_PARTS = ['real', '6x100', '2x600', '20x100', 'merge', 'loops', 'lighthouse', 'runs'] as const;

const GROUPS: Record<string, readonly string[]> = {
  builds: ['real', '6x100', '2x600', '20x100', 'merge'],
};

/** List the named parts and groups; all without names. */
export const listBenchParts = (names: readonly string[]): string[] => [
  ...new Set(names.length > 0 ? names.flatMap((name) => GROUPS[name] ?? name) : BENCH_PARTS),
];

/** Parse a part's size. @example '6x100' is 6 versions of 100 pages */
export function parseSize(part: string): { versions: number; pages: number } | undefined {
  const [, versions, pages] = /^(\d+)x(\d+)$/.exec(part) ?? [];
  // At least a release and `next`, each with a home page and another page.
  return Number(versions) > 1 && Number(pages) > 1 ? { versions: Number(versions), pages: Number(pages) } : undefined;
}
