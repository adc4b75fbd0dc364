import { measureBrowser } from '../bench/search/browser.ts';
import { type Contestant, listContestants } from '../bench/search/engines.ts';
import { growBuild } from '../bench/search/growBuild.ts';
import { type JudgedQuery, readQueries } from '../bench/search/queries.ts';
import { gzipSize, readSearchBuild } from '../bench/search/readSearchBuild.ts';
import { type Answer, measureRelevance } from '../bench/search/relevance.ts';
import { selectBuilds } from '../build/buildAll.ts';
import { planSite } from '../build/planSite.ts';
import { formatTable, say } from '../lib/report.ts';
import type { Project } from '../project.ts';
import { openSite } from '../serve/openSite.ts';

const GROWTH = 10;
const HEADS = [
  'engine',
  'nDCG@8',
  'MRR@8',
  'success@1',
  'success@8',
  'zero',
  'kB',
  'kB gz',
  'load ms',
  'p50',
  'p95',
  'worst',
  'CPU p50',
  'CPU p95',
];
const KIND_HEADS = ['kind', 'queries', ...HEADS.slice(1, 6)];

/**
 * Measure the search and three others on the same sections and judged queries, and print the figures. Nothing is judged. The
 * final set is measured only where it is asked for: whoever sees it while tuning spends it.
 */
export async function benchSearch(
  project: Project,
  { final = false, browser = false }: { final?: boolean; browser?: boolean } = {},
): Promise<void> {
  if (browser) return benchBrowser(project);
  const queries = readQueries(project.paths.projectDir);
  const [build] = selectBuilds((await planSite(project)).builds, [queries.version]);
  if (!build) return;
  const search = readSearchBuild(build);
  const set = final ? 'final' : 'development';
  const measured = [];
  for (const contestant of listContestants(search)) measured.push(await measure(contestant, queries[set]));
  say(`\n${set}: ${queries[set].length} queries\n${formatTable([HEADS, ...measured.map(({ row }) => row)])}`);
  say(`\n${set}, this search by kind\n${formatTable([KIND_HEADS, ...listKinds(measured[0]?.answers ?? [])])}`);
  const [ours] = listContestants(await growBuild(search, GROWTH));
  if (!ours) return;
  const { row } = await measure(ours, queries[set]);
  // Its addresses are not those that were judged: sizes and times alone mean something.
  const withoutShares = (cells: readonly string[]) => [cells[0] ?? '', ...cells.slice(6)];
  say(`\n${GROWTH} times the sections\n${formatTable([HEADS, row].map(withoutShares))}`);
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
    say(formatTable([['in Chromium', 'ms'], ...rows.map(([what, time]) => [what, time.toFixed(0)])]));
  } finally {
    close();
  }
}

/** Measure one search. Its times are those of a second round, when the code is warm. */
async function measure({ name, download, load }: Contestant, judged: readonly JudgedQuery[]) {
  const start = performance.now();
  const search = load();
  const loaded = performance.now() - start;
  const answers: Answer[] = [];
  for (const query of judged) answers.push({ judged: query, addresses: await search(query.q) });
  const wall: number[] = [];
  const cpu: number[] = [];
  for (const { q } of judged) {
    const used = process.cpuUsage();
    const asked = performance.now();
    await search(q);
    wall.push(performance.now() - asked);
    const { user, system } = process.cpuUsage(used);
    cpu.push((user + system) / 1000);
  }
  const sizes = [download.length, gzipSize(download)].map((size) => (size / 1000).toFixed(0));
  const times = [
    loaded,
    quantile(wall, 0.5),
    quantile(wall, 0.95),
    quantile(wall, 1),
    quantile(cpu, 0.5),
    quantile(cpu, 0.95),
  ];
  return { answers, row: [name, ...formatShares(answers), ...sizes, ...times.map((time) => time.toFixed(1))] };
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

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
