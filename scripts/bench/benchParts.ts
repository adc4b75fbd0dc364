/** What can be measured, each with a table of its own: builds of the real versions and of generated ones, and more. */
export const BENCH_PARTS = ['real', '6x100', '2x600', 'tags', 'merge', 'lighthouse', 'runs'] as const;

/** Names of several parts. */
const GROUPS: Record<string, readonly string[]> = {
  builds: BENCH_PARTS.filter((part) => part !== 'lighthouse' && part !== 'runs'),
};

/** List the parts that names stand for; without names, all. */
export const listBenchParts = (names: readonly string[]): string[] => [
  ...new Set(names.length > 0 ? names.flatMap((name) => GROUPS[name] ?? name) : BENCH_PARTS),
];

/** Read the name of a part with generated pages. @example '6x100' stands for 6 versions of 100 pages */
export function parseSize(part: string): { versions: number; pages: number } | undefined {
  const [, versions, pages] = /^(\d+)x(\d+)$/.exec(part) ?? [];
  // A release and `next`, each with a home page and another one, are the least.
  return Number(versions) > 1 && Number(pages) > 1 ? { versions: Number(versions), pages: Number(pages) } : undefined;
}
