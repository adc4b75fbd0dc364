import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PageSamples, SAMPLES_FILE } from '../../common/sampleRuns.ts';
import { benchGenerated, benchReal } from '../bench/benchBuilds.ts';
import { benchLoops } from '../bench/benchLoops.ts';
import { benchMerge } from '../bench/benchMerge.ts';
import { describeMachine, type Table, writeBenchmarks } from '../bench/benchmarksFile.ts';
import { BENCH_PARTS, listBenchParts, parseSize } from '../bench/benchParts.ts';
import { measureLighthouse } from '../bench/lighthouse.ts';
import { measureRuns } from '../bench/measureRuns.ts';
import { formatTable, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import { listLatestPages } from '../merge/latestPages.ts';
import type { Project } from '../project.ts';
import { openSite } from '../serve/openSite.ts';

/**
 * Measure parts, print their figures, and write each to BENCHMARKS.md if it has a place there, unlike `2x10`. No figure is an
 * error.
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
    merge: benchMerge,
    loops: () => benchLoops(project),
    lighthouse: () => benchLighthouse(project),
    runs: () => benchRuns(project),
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

const MAX_RUN_PAGES = 3;

async function benchRuns({ paths, settings }: Project): Promise<Table[]> {
  const pathnames = listLatestPages(paths.distDir).filter((pathname) => hasOutput(paths.distDir, pathname));
  const { origin, close } = await openSite(paths.distDir, settings.base);
  const rows = [['First sample of a page, median of 5', 'first output, cold', 'warm', 'loaded']];
  try {
    for (const pathname of pathnames.slice(0, MAX_RUN_PAGES)) {
      const { cold, warm, bytes } = await measureRuns(origin + pathname);
      rows.push([pathname, `${cold} ms`, `${warm} ms`, `${(bytes / 1000).toFixed(0)} kB`]);
    }
  } finally {
    close();
  }
  return [rows];
}

function hasOutput(siteDir: string, pathname: string): boolean {
  const file = path.join(siteDir, pathname, SAMPLES_FILE);
  if (!existsSync(file)) return false;
  // Written by the build.
  const { samples } = JSON.parse(readFileSync(file, 'utf8')) as PageSamples;
  const [first] = Object.values(samples);
  return first !== undefined && /^console\.log/m.test(readFileSync(path.join(siteDir, first.module), 'utf8'));
}
