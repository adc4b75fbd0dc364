import os from 'node:os';
import { formatTable, print, type Table } from '../lib/report.ts';
import type { Project } from '../project.ts';

/** Parts to measure. */
const PARTS: Readonly<Record<string, (project: Project) => Promise<readonly Table[]>>> = {
  search: async (project) => (await import('../checks/search/benchSearch.ts')).benchSearch(project),
  builds: async ({ paths }) => [await (await import('../bench/benchBuilds.ts')).benchBuilds(paths.projectDir)],
};

export const BENCH_PARTS = Object.keys(PARTS);

/** Measure parts, all without names, and print their figures. No figure is an error. */
export async function bench(project: Project, names: readonly string[]): Promise<void> {
  print(describeMachine());
  for (const [part, measure] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(part)) continue;
    for (const table of await measure(project)) print(`\n${formatTable(table)}`);
  }
}

/** @example '2 × Intel Xeon, 24 GiB, Node v20.20.2' */
function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.availableParallelism()} × ${cpu?.model ?? 'processor'}, ${memory} GiB, Node ${process.version}`;
}
