import type { SearchIndex } from '../format/SearchIndex.ts';
import type { Term } from '../query/planQuery.ts';
import { stem } from '../tokenize/stem.ts';
import { isStopWord } from '../tokenize/stopWords.ts';
import { tokenize } from '../tokenize/tokenize.ts';
import { listWantedStems } from './findMatches.ts';

/** The stems of a word and of its compound. */
type NameWord = string[];

const known = new WeakMap<SearchIndex, Map<string, NameWord[]>>();

/**
 * Create the rating of names, from 0 to 1: the share of a title or heading in the query, times the share of the query in that or
 * the breadcrumbs. A task of the page, among its keywords, adds 1.
 */
export function createNameMatcher(index: SearchIndex, terms: readonly Term[]): (section: number) => number {
  const wanted = listWantedStems(terms);
  const words = terms.filter(({ kind, presence }) => kind === 'word' && presence !== 'not');
  const names = known.get(index) ?? new Map<string, NameWord[]>();
  known.set(index, names);
  const read = (text: string): NameWord[] => {
    const name = names.get(text) ?? readName(text);
    names.set(text, name);
    return name;
  };
  return (section) => {
    const { page, position, heading } = index.section(section);
    const task = page.keywords.some((keyword) => isTask(read(keyword))) ? 1 : 0;
    const name = read(position === 0 ? page.title : heading);
    const named = sum(name, (stems) => Math.max(...stems.map((own) => wanted.get(own)?.weight ?? 0)));
    if (named === 0 || words.length === 0) return task;
    const stems = new Set([...name, ...read([page.title, ...page.breadcrumbs, page.area].join(' '))].flat());
    const answered = sum(words, ({ alternatives }) =>
      Math.max(0, ...alternatives.map((alternative) => (stems.has(alternative.stem) ? alternative.weight : 0))),
    );
    return task + (named / name.length) * (answered / words.length);
  };

  /** A keyword of several words is a task, if the query has the same. */
  function isTask(keyword: NameWord[]): boolean {
    const stems = keyword.flat();
    return (
      keyword.length > 1 &&
      keyword.every((word) => word.some((own) => wanted.has(own))) &&
      words.every(({ alternatives }) => alternatives.some((alternative) => stems.includes(alternative.stem)))
    );
  }
}

function readName(text: string): NameWord[] {
  const tokens = tokenize(text).filter((token) => !isStopWord(token.text));
  const compounds = tokens.filter(({ kind }) => kind === 'compound');
  return tokens.flatMap(({ text: word, kind, start, end }) => {
    if (kind === 'compound') return [];
    const compound = compounds.find((other) => other.start <= start && other.end >= end);
    return [[stem(word), ...(compound ? [stem(compound.text)] : [])]];
  });
}

const sum = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((total, item) => total + read(item), 0);
