import {
  type Answer,
  findAnswers,
  fuseEngine,
  lunrEngine,
  type Measurement,
  measureEngine,
  measureRelevance,
  miniSearchEngine,
  ownEngine,
  STAGES,
} from '../../packages/search/bench/index.ts';
import { WEIGHTS } from '../../packages/search/index.ts';
import { measureBrowser } from '../bench/search/browser.ts';
import { readQueries } from '../bench/search/readQueries.ts';
import { gzipSize, readSearchBuild } from '../bench/search/readSearchBuild.ts';
import { selectBuilds } from '../build/buildAll.ts';
import { planSite } from '../build/planSite.ts';
import { formatCount, formatTable, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';
import { openSite } from '../serve/openSite.ts';

const SHARE_HEADS = ['nDCG@8', 'MRR@8', 'success@1', 'success@8', 'zero'];
const TIME_HEADS = ['kB gz', 'load ms', 'p50', 'p95', 'worst', 'CPU p50', 'CPU p95'];

interface Options {
  /** Use the final set, which must not be used for tuning. */
  final?: boolean;
  browser?: boolean;
  ablate?: boolean;
}

/** Measure the search and three others on the same sections and judged queries. Nothing fails. */
export async function benchSearch(project: Project, options: Options = {}): Promise<void> {
  if (options.browser) return benchBrowser(project);
  const queries = readQueries(project.library);
  if (!queries)
    throw new UserError('The site has no judged queries.', {
      hint: 'Name a file with them as `queries` of its library: search/bench/README.md describes the format.',
    });
  const [build] = selectBuilds((await planSite(project)).builds, [queries.version]);
  if (!build) return;
  const search = readSearchBuild(build);
  if (options.ablate) {
    const rows = [{ name: 'all stages', off: {} }, ...STAGES].map(async ({ name, off }) => {
      const engine = ownEngine(search, { ...WEIGHTS, ...off });
      const sets = [await findAnswers(engine, queries.final), await findAnswers(engine, queries.development)];
      return [name, ...sets.flatMap((answers) => formatShares(answers).slice(0, 3))];
    });
    const heads = [
      'without',
      ...['final', 'dev'].flatMap((set) => SHARE_HEADS.slice(0, 3).map((head) => `${set} ${head}`)),
    ];
    return print(formatTable([heads, ...(await Promise.all(rows))]));
  }
  const set = options.final ? 'final' : 'development';
  const measured: [string, number, Measurement][] = [];
  for (const create of [ownEngine, miniSearchEngine, lunrEngine, fuseEngine]) {
    const engine = create(search);
    measured.push([engine.name, gzipSize(engine.download), await measureEngine(engine, queries[set])]);
  }
  const rows = measured.map(([name, bytes, result]) => [
    name,
    ...formatShares(result.answers),
    ...formatTimes(bytes, result),
  ]);
  print(
    `\n${set}: ${formatCount(queries[set].length, 'query', 'queries')}\n${formatTable([['engine', ...SHARE_HEADS, ...TIME_HEADS], ...rows])}`,
  );
  const kinds = listKinds(measured[0]?.[2].answers ?? []);
  print(`\n${set}, this search by kind\n${formatTable([['kind', 'queries', ...SHARE_HEADS], ...kinds])}`);
}

async function benchBrowser({ paths, settings }: Project): Promise<void> {
  const { url, close } = await openSite(paths.distDir, settings.base);
  try {
    const { keystroke, firstHit, searchPage, longestTask } = await measureBrowser(url);
    const rows = [
      ['key to hits, index loaded', keystroke],
      ['focus to first hit, nothing loaded', firstHit],
      ['search page to first hit, empty cache', searchPage],
      ['longest task while typing', longestTask],
    ] as const;
    print(formatTable([['in Chromium', 'ms'], ...rows.map(([what, time]) => [what, time.toFixed(0)])]));
  } finally {
    close();
  }
}

function listKinds(answers: readonly Answer[]): string[][] {
  const kinds = [...new Set(answers.map(({ judged }) => judged.kind))];
  return kinds.map((kind) => {
    const ofKind = answers.filter(({ judged }) => judged.kind === kind);
    return [kind, String(ofKind.length), ...formatShares(ofKind)];
  });
}

function formatShares(answers: readonly Answer[]): string[] {
  const { ndcg, mrr, first, within, zero } = measureRelevance(answers);
  return [ndcg, mrr, first, within, zero].map((share) => share.toFixed(3));
}

function formatTimes(bytes: number, { load, wall, cpu }: Measurement): string[] {
  const times = [load, wall.p50, wall.p95, wall.worst, cpu.p50, cpu.p95];
  return [(bytes / 1000).toFixed(0), ...times.map((time) => time.toFixed(1))];
}
