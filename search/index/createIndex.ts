import { SEARCH_SCHEMA, type SearchScope } from '../../common/search.ts';
import { readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import type { IndexedPage, IndexFile, StoredPage } from './indexFile.ts';
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
    .forEach(({ heading, text }, section) => {
      if (isLinkList(heading)) return;
      for (const { text: word } of readWords(text)) {
        if (isStopWord(word)) continue;
        words.add(word);
        count(postings, stem(word), section);
      }
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

function count(postings: Map<string, Map<number, number>>, name: string, section: number): void {
  const list = postings.get(name) ?? new Map<number, number>();
  postings.set(name, list);
  list.set(section, (list.get(section) ?? 0) + 1);
}

const storePage = (page: IndexedPage): StoredPage => ({
  ...page,
  sections: page.sections.map(({ anchor, heading }) => [anchor, heading]),
});
