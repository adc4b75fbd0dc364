import type { Concept } from '../query/concepts.ts';
import type { Wanted } from './findMarks.ts';
import type { LoadedIndex, NameWord } from './LoadedIndex.ts';

/** What a query asks for, as far as titles and headings can say it. */
export interface Naming {
  asked: readonly Concept[];
  wanted: Wanted;
  /** Documents whose names have any of it. */
  named: ReadonlySet<number>;
  /** What a keyword counts, compared with a title. */
  keyword: number;
}

/**
 * Tell how well a query names a document, from 0 to 1: the share of its own title or heading that the query has, times the
 * share of the query that stands there or in the page's title. A keyword is a further name of its page, at less weight.
 */
export function coverName(index: LoadedIndex, document: number, { asked, wanted, named, keyword }: Naming): number {
  if (!named.has(document)) return 0;
  const title = index.titleOf(document);
  let most = coverWords(index.nameOf(document), title, { asked, wanted });
  for (const words of index.keywordsOf(document)) {
    if (most >= keyword) break;
    most = Math.max(most, keyword * coverWords(words, title, { asked, wanted }));
  }
  return most;
}

function coverWords(
  own: readonly NameWord[],
  title: readonly NameWord[],
  { asked, wanted }: Pick<Naming, 'asked' | 'wanted'>,
): number {
  if (own.length === 0 || asked.length === 0) return 0;
  let size = 0;
  let named = 0;
  for (const word of own) {
    size += word.size;
    named += word.size * best(word.stems, wanted);
  }
  if (named === 0) return 0;
  let answered = 0;
  for (const { alternatives } of asked) {
    answered += alternatives.reduce(
      (most, { stem, weight }) => (weight > most && (has(own, stem) || has(title, stem)) ? weight : most),
      0,
    );
  }
  return (named / size) * (answered / asked.length);
}

const best = (stems: readonly string[], wanted: Wanted): number =>
  stems.reduce((most, stem) => Math.max(most, wanted.get(stem)?.weight ?? 0), 0);

const has = (words: readonly NameWord[], stem: string): boolean => words.some(({ stems }) => stems.includes(stem));
