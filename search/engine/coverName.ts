import type { Concept } from '../query/concepts.ts';
import type { Wanted } from './findMarks.ts';
import type { LoadedIndex, NameWord } from './LoadedIndex.ts';

/** What a query asks for, as far as titles and headings can say it. */
export interface Naming {
  asked: readonly Concept[];
  wanted: Wanted;
  /** Documents whose names have any of it. */
  named: ReadonlySet<number>;
  /** Tells at first sight whether a name may have any of it. */
  mayName: (text: string) => boolean;
  /** What a keyword counts, compared with a title. */
  keyword: number;
  /** How much more a name counts that is said in full by a query that says nothing else. */
  exact: number;
}

/**
 * Tell how well a query names a document, from 0 to 1, and `exact` more where both shares are whole: that of its own title
 * or heading that the query has, times that of the query that stands there or in what the page stands under. A keyword is a
 * further name of its page, at less weight.
 */
export function coverName(index: LoadedIndex, document: number, naming: Naming): number {
  const { named, mayName, keyword, exact } = naming;
  if (!named.has(document)) return 0;
  const cover = (name: string) => (mayName(name) ? coverWords(index, index.readName(name), { document, naming }) : 0);
  let most = cover(index.nameOf(document));
  for (const name of index.keywordsOf(document)) {
    if (most >= keyword * (1 + exact)) break;
    most = Math.max(most, keyword * cover(name));
  }
  return most;
}

function coverWords(
  index: LoadedIndex,
  own: readonly NameWord[],
  { document, naming: { asked, wanted, exact } }: { document: number; naming: Naming },
): number {
  if (own.length === 0 || asked.length === 0) return 0;
  let size = 0;
  let named = 0;
  for (const word of own) {
    size += word.size;
    named += word.size * best(word.stems, wanted);
  }
  if (named === 0) return 0;
  const scope = index.readName(index.scopeOf(document));
  let answered = 0;
  for (const { alternatives } of asked) {
    answered += alternatives.reduce(
      (most, { stem, weight }) => (weight > most && (has(own, stem) || has(scope, stem)) ? weight : most),
      0,
    );
  }
  const cover = (named / size) * (answered / asked.length);
  return cover < 1 ? cover : 1 + exact;
}

const best = (stems: readonly string[], wanted: Wanted): number =>
  stems.reduce((most, stem) => Math.max(most, wanted.get(stem)?.weight ?? 0), 0);

const has = (words: readonly NameWord[], stem: string): boolean => words.some(({ stems }) => stems.includes(stem));
