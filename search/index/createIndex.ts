import { SEARCH_SCHEMA, type SearchScope } from '../../common/search.ts';
import { readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import { type IndexedPage, type IndexFile, PROGRAM_COUNT, PROSE_COUNT, type StoredPage } from './indexFile.ts';
import { isLinkList } from './linkLists.ts';
import { packNumbers } from './packNumbers.ts';
import { packWords } from './packWords.ts';

interface Source {
  version: string;
  scope: SearchScope;
  base: string;
  /** In reading order, which decides between equal scores. */
  pages: readonly IndexedPage[];
}

/** Make the index of some pages: the same pages give the same index. */
export function createIndex({ version, scope, base, pages }: Source): IndexFile {
  const words = new Set<string>();
  const postings = new Map<string, Map<number, number>>();
  pages
    .flatMap((page) => page.sections)
    .forEach(({ heading, text, program }, section) => {
      if (isLinkList(heading)) return;
      for (const word of listWords(text)) {
        words.add(word);
        count(postings, stem(word), { section, times: PROSE_COUNT });
      }
      for (const word of listWords(program))
        count(postings, stem(word), { section, times: PROGRAM_COUNT - PROSE_COUNT });
    });
  const sorted = [...words].sort();
  const stems = [...new Set(sorted.map(stem))];
  const lists = stems.map((name) => [...(postings.get(name) ?? [])]);
  return {
    schema: SEARCH_SCHEMA,
    version,
    scope,
    base,
    pages: pages.map(storePage),
    words: packWords(sorted),
    sizes: packNumbers(lists.map((list) => list.length)),
    gaps: packNumbers(lists.flatMap((list) => list.map(([section], index) => section - (list[index - 1]?.[0] ?? 0)))),
    counts: packNumbers(lists.flatMap((list) => list.map(([, times]) => times - 1))),
  };
}

const listWords = (text: string): string[] =>
  readWords(text).flatMap(({ text: word }) => (isStopWord(word) ? [] : [word]));

function count(
  postings: Map<string, Map<number, number>>,
  name: string,
  { section, times }: { section: number; times: number },
): void {
  const list = postings.get(name) ?? new Map<number, number>();
  postings.set(name, list);
  list.set(section, (list.get(section) ?? 0) + times);
}

const storePage = (page: IndexedPage): StoredPage => ({
  ...page,
  sections: page.sections.map(({ anchor, heading, links }) => [anchor, heading, links]),
});
