import { type Answer, findAnswers, measureRelevance } from '../../packages/search/bench/index.ts';
import { selectBuilds } from '../build/buildAll.ts';
import { planSite } from '../build/planSite.ts';
import { readQueries } from '../checks/search/readQueries.ts';
import { readSearchBuild } from '../checks/search/readSearchBuild.ts';
import { formatTable, print } from '../lib/report.ts';
import { UserError } from '../lib/userError.ts';
import type { Project } from '../project.ts';

const HEAD = ['kind', 'queries', 'nDCG@8', 'MRR@8', 'success@1', 'success@8', 'zero'];

/** Print the relevance of the search, by kind, for the judged queries that it may be tuned on. Nothing fails. */
export async function benchSearch(project: Project): Promise<void> {
  const queries = readQueries(project.library);
  if (!queries)
    throw new UserError('The site has no judged queries.', {
      hint: 'Name a file with them as `queries` of its library: packages/search/bench/README.md describes the format.',
    });
  const [build] = selectBuilds((await planSite(project)).builds, [queries.version]);
  if (!build) return;
  const answers = await findAnswers(readSearchBuild(build), queries.development);
  const kinds = [...new Set(answers.map(({ judged }) => judged.kind))];
  const rows = kinds.map((kind) =>
    formatRow(
      kind,
      answers.filter(({ judged }) => judged.kind === kind),
    ),
  );
  print(formatTable([HEAD, formatRow('all', answers), ...rows]));
}

function formatRow(kind: string, answers: readonly Answer[]): string[] {
  const { ndcg, mrr, first, within, zero } = measureRelevance(answers);
  return [kind, String(answers.length), ...[ndcg, mrr, first, within, zero].map((share) => share.toFixed(3))];
}
