import { type Answer, findAnswers, measureRelevance } from '../../../packages/search/bench/index.ts';
import { selectBuilds } from '../../build/buildAll.ts';
import { planSite } from '../../build/planSite.ts';
import { UserError } from '../../lib/userError.ts';
import type { Project } from '../../project.ts';
import { readQueries, readSearchBuild } from './readSearch.ts';

const HEAD = ['kind', 'queries', 'nDCG@8', 'MRR@8', 'success@1', 'success@8', 'zero'];

/** Measure the relevance of the search, by kind, for the judged queries that it may be tuned on. */
export async function benchSearch(project: Project): Promise<string[][][]> {
  const queries = readQueries(project.library);
  if (!queries)
    throw new UserError('The site has no judged queries.', {
      hint: 'Name a file with them as `queries` of its library: packages/search/bench/README.md describes the format.',
    });
  const [build] = selectBuilds((await planSite(project)).builds, [queries.version]);
  if (!build) return [];
  const answers = await findAnswers(readSearchBuild(build), queries.development);
  const kinds = [...new Set(answers.map(({ judged }) => judged.kind))];
  const rows = kinds.map((kind) =>
    formatRow(
      kind,
      answers.filter(({ judged }) => judged.kind === kind),
    ),
  );
  return [[HEAD, formatRow('all', answers), ...rows]];
}

function formatRow(kind: string, answers: readonly Answer[]): string[] {
  const { ndcg, mrr, first, within, zero } = measureRelevance(answers);
  return [kind, String(answers.length), ...[ndcg, mrr, first, within, zero].map((share) => share.toFixed(3))];
}
