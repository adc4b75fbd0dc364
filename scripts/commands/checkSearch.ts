import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, findAnswers, measureRelevance, type Relevance } from '../../packages/search/bench/index.ts';
import { readApis } from '../api/readApiKnowledge.ts';
import { isFinished } from '../build/fileSizes.ts';
import type { PlannedBuild } from '../build/planBuilds.ts';
import { planSite } from '../build/planSite.ts';
import { readBuildRecord } from '../build/readBuildRecord.ts';
import { listSymbolProblems } from '../checks/search/listSymbolProblems.ts';
import { readQueries } from '../checks/search/readQueries.ts';
import { gzipSize, readSearchBuild } from '../checks/search/readSearchBuild.ts';
import { readWorker } from '../checks/search/readWorker.ts';
import { formatKilobytes } from '../checks/size/weight.ts';
import { formatCount, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

/** Gzipped. */
const MAX_INDEX_BYTES_PER_PAGE = 750;
const MAX_WORKER_BYTES = 18_000;
/** Minimum relevance; below, the largest share of queries without hits. */
const LEAST: Pick<Relevance, 'ndcg' | 'mrr'> = { ndcg: 0.79, mrr: 0.92 };
const MAX_ZERO = 0.01;

/**
 * Check the symbols of each version that is built. Check relevance for queries outside of tuning, and the sizes of index and
 * worker, in the queries' version; reports if the site lacks it. Times are not checked.
 */
export async function checkSearch(project: Project): Promise<void> {
  const { builds } = await planSite(project);
  await checkSymbols(project, builds.filter(isFinished));
  const queries = readQueries(project.library);
  if (!queries) return print('The site has no judged queries: nothing to check.');
  const build = builds.find(({ version }) => version.name === queries.version);
  if (!build)
    return print(`The judged queries are of ${queries.version}, which this site does not have: nothing to check.`);
  const search = readSearchBuild(build);
  const answers = await findAnswers(search, queries.final);
  const sizes = { index: gzipSize(search.text), worker: gzipSize(readWorker(path.join(build.dir, 'site'))) };
  const problems = [...listRelevanceProblems(answers), ...listSizeProblems(sizes, search.file.pages.length)];
  if (problems.length > 0)
    throw new UserError(`The search is not good enough:\n  ${problems.join('\n  ')}`, {
      hint: 'Measure it: npm run bench:search',
    });
  const { ndcg, mrr } = measureRelevance(answers);
  print(
    `The search answers ${formatCount(answers.length, 'query', 'queries')}: nDCG ${ndcg.toFixed(3)}, MRR ${mrr.toFixed(3)}; index ${formatKilobytes(sizes.index)}, worker ${formatKilobytes(sizes.worker)}.`,
  );
}

async function checkSymbols({ paths }: Project, builds: readonly PlannedBuild[]): Promise<void> {
  const apis = await readApis(
    paths,
    builds.map(({ version }) => version),
  );
  const checked = apis.map(({ version, api }) => {
    const build = builds.find((one) => one.version.name === version);
    const fileName = build && readBuildRecord(build).search?.symbols;
    if (!api || !fileName) return { bytes: 0, problems: [`${version} has no file of symbols.`] };
    const text = readFileSync(path.join(build.dir, 'site', fileName), 'utf8');
    const bytes = gzipSize(text);
    return { bytes, problems: listSymbolProblems({ version, api, symbols: JSON.parse(text), bytes }) };
  });
  const problems = checked.flatMap((one) => one.problems);
  if (problems.length > 0)
    throw new UserError(`The search misses symbols:\n  ${problems.join('\n  ')}`, {
      hint: 'Look at plugins/output/listSymbols.ts and packages/search/symbols/.',
    });
  const most = Math.max(0, ...checked.map(({ bytes }) => bytes));
  if (checked.length === 0) return;
  print(`The symbols of ${formatCount(checked.length, 'version')} can be found; at most ${formatKilobytes(most)}.`);
}

function listRelevanceProblems(answers: readonly Answer[]): string[] {
  const found = measureRelevance(answers);
  const problems: string[] = [];
  if (found.ndcg < LEAST.ndcg) problems.push(`nDCG is ${found.ndcg.toFixed(3)}, below ${LEAST.ndcg}.`);
  if (found.mrr < LEAST.mrr) problems.push(`MRR is ${found.mrr.toFixed(3)}, below ${LEAST.mrr}.`);
  if (found.zero > MAX_ZERO) problems.push(`${(found.zero * 100).toFixed(1)} % of the queries find nothing.`);
  return problems;
}

function listSizeProblems({ index, worker }: { index: number; worker: number }, pageCount: number): string[] {
  const problems: string[] = [];
  const maxIndex = pageCount * MAX_INDEX_BYTES_PER_PAGE;
  if (index > maxIndex) problems.push(`The index of ${pageCount} pages has ${index} bytes, of ${maxIndex}.`);
  if (worker > MAX_WORKER_BYTES) problems.push(`The worker has ${worker} bytes, of ${MAX_WORKER_BYTES}.`);
  return problems;
}
