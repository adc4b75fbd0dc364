import path from 'node:path';
import type { ApiFile } from '../../../common/apiFile.ts';
import {
  type Answer,
  type BuiltSearch,
  findAnswers,
  measureRelevance,
  type Relevance,
} from '../../../packages/search/bench/index.ts';
import { type NameFile, readSymbolQuery, SearchEngine, SymbolIndex } from '../../../packages/search/index.ts';
import { readApis } from '../../api/readApiKnowledge.ts';
import { isFinished } from '../../build/buildFolders.ts';
import type { PlannedBuild } from '../../build/planSite.ts';
import { planSite } from '../../build/planSite.ts';
import { formatCount, formatKilobytes, print } from '../../lib/report.ts';
import { UserError } from '../../lib/userError.ts';
import type { Project } from '../../project.ts';
import { gzipSize, readQueries, readSearchBuild, readWorker } from './readSearch.ts';

/** Gzipped. */
const MAX_INDEX_BYTES_PER_PAGE = 750;
const MAX_WORKER_BYTES = 18_000;
/** A version of 900 exports, 3,200 members, and 660 titles and headings has 29.5 kB. */
const MAX_NAMES_BYTES = 30_000;
/** Minimum relevance; below, the largest share of queries without hits. */
const LEAST: Pick<Relevance, 'ndcg' | 'mrr'> = { ndcg: 0.79, mrr: 0.92 };
const MAX_ZERO = 0.01;

/**
 * Check that each symbol and each title of each version that is built is found. Check relevance for queries outside of tuning, and
 * the sizes of index and worker, in the queries' version; reports if the site lacks it. Times are not checked.
 */
export async function checkSearch(project: Project): Promise<void> {
  const { builds } = await planSite(project);
  await checkNames(project, builds.filter(isFinished));
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
      hint: 'Measure it: npm run bench -- search',
    });
  const { ndcg, mrr } = measureRelevance(answers);
  print(
    `The search answers ${formatCount(answers.length, 'query', 'queries')}: nDCG ${ndcg.toFixed(3)}, MRR ${mrr.toFixed(3)}; index ${formatKilobytes(sizes.index)}, worker ${formatKilobytes(sizes.worker)}.`,
  );
}

async function checkNames({ paths }: Project, builds: readonly PlannedBuild[]): Promise<void> {
  const apis = await readApis(
    paths,
    builds.map(({ version }) => version),
  );
  const checked = await Promise.all(
    builds.map(async (build) => {
      const version = build.version.name;
      const search = readSearchBuild(build);
      const api = apis.find((one) => one.version === version)?.api;
      const bytes = gzipSize(JSON.stringify(search.names));
      const problems = [
        ...(api ? listSymbolProblems({ version, api, names: search.names }) : []),
        ...(await listTitleProblems(version, search)),
        ...(bytes > MAX_NAMES_BYTES ? [`The names of ${version} have ${bytes} bytes, of ${MAX_NAMES_BYTES}.`] : []),
      ];
      return { bytes, problems };
    }),
  );
  const problems = checked.flatMap((one) => one.problems);
  if (problems.length > 0)
    throw new UserError(`The search misses names:\n  ${problems.join('\n  ')}`, {
      hint: 'Look at plugins/output/searchIndex.ts and packages/search/symbols/.',
    });
  const most = Math.max(0, ...checked.map(({ bytes }) => bytes));
  if (checked.length === 0) return;
  print(`The names of ${formatCount(checked.length, 'version')} can be found; at most ${formatKilobytes(most)}.`);
}

function listRelevanceProblems(answers: readonly Answer[]): string[] {
  const { ndcg, mrr, zero } = measureRelevance(answers);
  return [
    ...(ndcg < LEAST.ndcg ? [`nDCG is ${ndcg.toFixed(3)}, below ${LEAST.ndcg}.`] : []),
    ...(mrr < LEAST.mrr ? [`MRR is ${mrr.toFixed(3)}, below ${LEAST.mrr}.`] : []),
    ...(zero > MAX_ZERO ? [`${(zero * 100).toFixed(1)} % of the queries find nothing.`] : []),
  ];
}

function listSizeProblems({ index, worker }: { index: number; worker: number }, pageCount: number): string[] {
  const maxIndex = pageCount * MAX_INDEX_BYTES_PER_PAGE;
  return [
    ...(index > maxIndex ? [`The index of ${pageCount} pages has ${index} bytes, of ${maxIndex}.`] : []),
    ...(worker > MAX_WORKER_BYTES ? [`The worker has ${worker} bytes, of ${MAX_WORKER_BYTES}.`] : []),
  ];
}

interface Inputs {
  version: string;
  api: ApiFile;
  names: NameFile;
}

/** List the names of an API that find nothing. */
export function listSymbolProblems({ version, api, names }: Inputs): string[] {
  const found = new Set(new SymbolIndex(names).all.map(({ name }) => name));
  const lost = listNames(api).filter((name) => !found.has(name) || !isFound(name));
  return lost.length > 0 ? [`${version}: a search for ${lost.slice(0, 5).join(', ')} finds no symbol.`] : [];
}

/** List the titles whose pages are not the first hit. */
async function listTitleProblems(version: string, { file, readTexts }: BuiltSearch): Promise<string[]> {
  const engine = new SearchEngine(file);
  const titles = new Set(file.pages.map(({ title }) => title));
  const problems: string[] = [];
  for (const title of titles) {
    const { hits } = await engine.search({ query: title, limit: 1, excerpts: 0 }, { loadTexts: readTexts });
    if (hits[0]?.title !== title || hits[0].hash !== '')
      problems.push(`${version}: the page “${title}” is not the first hit for its title.`);
  }
  return problems;
}

/** List the names of exports and members. */
function listNames({ packages }: ApiFile): string[] {
  const names = packages.flatMap(({ exports }) =>
    exports.flatMap(({ name, members = [] }) => [
      name,
      ...members.filter(({ kind }) => kind !== 'constructor').map((member) => `${name}.${member.name}`),
    ]),
  );
  return [...new Set(names)].filter((name) => /^[\w$.]+$/.test(name));
}

/** A name that may be a word of the docs needs its brackets. */
const isFound = (name: string): boolean => (readSymbolQuery(name) ?? readSymbolQuery(`${name}()`)) === name;
