import type { IndexFile } from '../format/indexFile.ts';
import { SearchEngine } from '../rank/SearchEngine.ts';
import { BOX_HITS } from '../weights.ts';
import type { JudgedQuery } from './queries.ts';
import type { Answer } from './relevance.ts';

export interface BuiltSearch {
  file: IndexFile;
  text: string;
  readTexts: (textFile: string) => readonly string[];
}

/** Ask the search all queries. Answers are routes of the version, each with its anchor. */
export async function findAnswers({ file, readTexts }: BuiltSearch, judged: readonly JudgedQuery[]): Promise<Answer[]> {
  const engine = new SearchEngine(file);
  const answers: Answer[] = [];
  for (const query of judged) {
    const { hits } = await engine.search({ query: query.q, limit: BOX_HITS }, async (textFile) => readTexts(textFile));
    const addresses = hits.map(({ pathname, hash }) => pathname.slice(file.base.length - 1) + hash);
    answers.push({ judged: query, addresses });
  }
  return answers;
}
