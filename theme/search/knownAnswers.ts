import type { SearchAnswer, SearchQuery } from '../../search/types.ts';
import type { IndexName } from './askSearch.ts';

/** More are not worth their memory; it starts anew beyond them. */
const MAX_ANSWERS = 200;

const answers = new Map<string, SearchAnswer>();

/**
 * Keep a whole answer; an index never changes while its page stands, so the answer stays right. One that lacks an excerpt
 * is not kept: the text may be there the next time.
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
