import { benchGenerated, benchReal, benchTags } from '../bench/benchBuilds.ts';
import { benchMerge } from '../bench/benchMerge.ts';
import { describeMachine, type Table, writeBenchmarks } from '../bench/benchmarksFile.ts';
import { BENCH_PARTS, listBenchParts, parseSize } from '../bench/benchParts.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import { formatTable, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { listLatestPages } from '../merge/latestPages.ts';
import type { Project } from '../project.ts';
import { openSite } from '../serve/openSite.ts';

/**
 * Measure parts, print their figures, and write each to BENCHMARKS.md as soon as it is measured. A size without a place in
 * that file, such as `2x10`, is only printed. No figure is an error: a busy machine is not a defect.
 */
export async function bench(project: Project, names: readonly string[]): Promise<void> {
  print(describeMachine());
  const parts = listBenchParts(names).map((part) => ({ part, measure: findPart(project, part) }));
  for (const { part, measure } of parts) {
    const tables = await measure();
    for (const table of tables) print(`\n${formatTable(table)}`);
    if (BENCH_PARTS.some((name) => name === part))
      writeBenchmarks(project.paths.projectDir, { part, command: `npm run bench -- ${part}`, tables });
  }
}

function findPart(project: Project, part: string): () => Promise<Table[]> {
  const size = parseSize(part);
  if (size) return () => benchGenerated(size);
  const parts = {
    real: () => benchReal(project),
    tags: benchTags,
    merge: benchMerge,
    lighthouse: () => benchLighthouse(project),
  };
  const found = Object.entries(parts).find(([name]) => name === part);
  if (found) return found[1];
  throw new UserError(`There is nothing to measure with the name "${part}".`, {
    hint: `There are builds, ${BENCH_PARTS.join(', ')} and any other number of versions and pages, such as 3x20.`,
  });
}

async function benchLighthouse({ paths, settings }: Project): Promise<Table[]> {
  const pathnames = listLatestPages(paths.distDir);
  const { origin, close } = await openSite(paths.distDir, settings.base);
  const rows = [['Lighthouse, phone, median of 3', 'scores', 'FCP, LCP, TBT in ms', 'shift', 'costs points']];
  try {
    // The home page, and one from the middle of all.
    for (const pathname of [settings.base, ...pathnames.slice(pathnames.length / 2).slice(0, 1)]) {
      const { scores, times, layoutShift, failed } = await measureLighthouse(origin + pathname);
      rows.push([pathname, scores.join(' '), times.join(' '), layoutShift.toFixed(3), failed.join(' ')]);
      print(rows.at(-1)?.join(' · ') ?? '');
    }
  } finally {
    close();
  }
  return [rows];
}
