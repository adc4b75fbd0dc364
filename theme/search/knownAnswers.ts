import type { SearchAnswer, SearchQuery } from '../../search/types.ts';
import { siteFileChanges } from '../versions/siteFiles.ts';
import type { IndexName } from './askSearch.ts';

/** More are not worth their memory; it starts anew beyond them. */
const MAX_ANSWERS = 200;

const answers = new Map<string, SearchAnswer>();

// Another manifest may name another index.
siteFileChanges.subscribe(() => answers.clear());

/**
 * Keep a whole answer; it stays right as long as the manifest names the same index. One that lacks an excerpt is not kept:
 * the text may be there the next time.
 */
export function keepAnswer(name: IndexName, query: SearchQuery, answer: SearchAnswer): void {
  if (answer.hits.some(({ excerpt }) => excerpt === null)) return;
  if (answers.size >= MAX_ANSWERS) answers.clear();
  answers.set(keyOf(name, query), answer);
}

/** Give an answer that was had before. */
export const recallAnswer = (name: IndexName, query: SearchQuery): SearchAnswer | undefined =>
  answers.get(keyOf(name, query));

const keyOf = ({ siteBase, versionName, scope }: IndexName, query: SearchQuery) =>
  JSON.stringify([siteBase, versionName, scope, query]);
