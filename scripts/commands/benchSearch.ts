import { type Contestant, listContestants } from '../bench/search/engines.ts';
import { growBuild } from '../bench/search/growBuild.ts';
import { type JudgedQuery, readQueries } from '../bench/search/queries.ts';
import { gzipSize, readSearchBuild } from '../bench/search/readSearchBuild.ts';
import { measureRelevance } from '../bench/search/relevance.ts';
import { selectBuilds } from '../lib/buildAll.ts';
import { planSite } from '../lib/planSite.ts';
import { formatTable, say } from '../lib/report.ts';
import type { Project } from '../project.ts';

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
];

/** Measure the search and three others on the same sections and judged queries, and print the figures. Nothing is judged. */
export async function benchSearch(project: Project): Promise<void> {
  const queries = readQueries(project.paths.projectDir);
  const [build] = selectBuilds((await planSite(project)).builds, [queries.version]);
  if (!build) return;
  const search = readSearchBuild(build);
  for (const half of ['development', 'final'] as const) {
    const rows = [HEADS];
    for (const contestant of listContestants(search)) rows.push(await measure(contestant, queries[half]));
    say(`\n${half}: ${queries[half].length} queries\n${formatTable(rows)}`);
  }
  const [ours] = listContestants(await growBuild(search, GROWTH));
  if (ours) say(`\n${GROWTH} times the sections\n${formatTable([HEADS, await measure(ours, queries.development)])}`);
}

async function measure({ name, download, load }: Contestant, judged: readonly JudgedQuery[]): Promise<string[]> {
  const start = performance.now();
  const search = load();
  const loaded = performance.now() - start;
  const answers = [];
  const times: number[] = [];
  for (const item of judged) {
    const asked = performance.now();
    const addresses = await search(item.q);
    times.push(performance.now() - asked);
    answers.push({ judged: item, addresses });
  }
  const { ndcg, mrr, first, within, zero } = measureRelevance(answers);
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return [
    name,
    ...[ndcg, mrr, first, within, zero].map((share) => share.toFixed(3)),
    ...[download.length, gzipSize(download)].map((size) => (size / 1000).toFixed(0)),
    ...[loaded, quantile(0.5), quantile(0.95), quantile(1)].map((time) => time.toFixed(1)),
  ];
}
