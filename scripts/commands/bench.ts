import { benchGenerated, benchReal } from '../bench/benchBuilds.ts';
import { describeMachine, writeBenchmarks } from '../bench/benchmarksFile.ts';
import { formatTable, print } from '../lib/report.ts';
import type { Project } from '../project.ts';

/** Parts to measure, each with its own tables. */
const PARTS = { real: benchReal, '6x100': benchGenerated };

export type BenchPart = keyof typeof PARTS;

/** Measure parts (all without names), print their figures, and write each to BENCHMARKS.md. No figure is an error. */
export async function bench(project: Project, names: readonly BenchPart[]): Promise<void> {
  print(describeMachine());
  for (const [part, measure] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.some((name) => name === part)) continue;
    const tables = await measure(project);
    for (const table of tables) print(`\n${formatTable(table)}`);
    writeBenchmarks(project.paths.projectDir, { part, command: `npm run bench -- ${part}`, tables });
  }
}
