import type { SearchIndex } from '../format/SearchIndex.ts';
import type { Excerpt, HitType, SearchHit, TextRange } from '../types.ts';
import type { Texts } from './filterPhrases.ts';
import { findMatches, listMarks, type Match, type WantedStems } from './findMatches.ts';
import type { RankedSection } from './rank.ts';

/** In characters. */
const LENGTH = 140;
const LEAD = 40;

/** Cut the part of a text with the most matches. */
function createExcerpt(text: string, matches: readonly Match[]): Excerpt {
  const [from, to] = fitWindow(text, chooseStart(matches));
  const before = from > 0 ? '… ' : '';
  const after = to < text.length ? ' …' : '';
  const shift = before.length - from;
  const inside = matches.filter(({ range }) => range[0] >= from && range[1] <= to);
  const marks = listMarks(inside).map(([start, end]): TextRange => [start + shift, end + shift]);
  return { text: before + text.slice(from, to) + after, marks };
}

/** Most terms follow it, then most matches. */
function chooseStart(matches: readonly Match[]): number {
  let best = 0;
  let start = matches[0]?.range[0] ?? 0;
  matches.forEach(({ range: [first] }, index) => {
    const worth = new Map<number, number>();
    let repeats = 0;
    for (const { range, term, weight } of matches.slice(index)) {
      if (range[1] > first + LENGTH - LEAD) break;
      worth.set(term, Math.max(weight, worth.get(term) ?? 0));
      repeats += weight;
    }
    const score = [...worth.values()].reduce((sum, weight) => sum + weight, 0) + repeats / 100;
    if (score <= best) return;
    best = score;
    start = first;
  });
  return start;
}

function fitWindow(text: string, start: number): [from: number, to: number] {
  if (text.length <= LENGTH) return [0, text.length];
  const wanted = Math.max(0, Math.min(start - LEAD, text.length - LENGTH));
  const space = text.indexOf(' ', wanted);
  const from = wanted === 0 ? 0 : space >= 0 && space < start ? space + 1 : start;
  const limit = Math.min(text.length, from + LENGTH);
  const lastSpace = text.lastIndexOf(' ', limit);
  const to = limit < text.length && lastSpace > from + LENGTH / 2 ? lastSpace : limit;
  return [from, to];
}

/** Weaker matches do not decide the type of a hit. */
const FIRM = 0.3;

/** Describe a section to the reader. `texts` are those of its page. */
export function createHit(
  index: SearchIndex,
  { section, score, isNamed }: RankedSection,
  { wanted, terms, texts }: { wanted: WantedStems; terms: string[]; texts: Texts },
): SearchHit {
  const { page, position, anchor, heading } = index.section(section);
  const isPage = position === 0;
  const inTitle = findMatches(page.title, wanted);
  const inHeading = findMatches(heading, wanted);
  const source = chooseSource(texts?.[position], isPage ? texts?.at(-1) : undefined, wanted);
  const isFirm = (matches: readonly Match[]) => matches.some(({ weight }) => weight >= FIRM);
  const chooseType = (): HitType => {
    if (isNamed || isFirm(isPage ? inTitle : inHeading)) return isPage ? 'title' : 'heading';
    const hasKeyword = isPage && page.keywords.some((keyword) => findMatches(keyword, wanted).length > 0);
    return hasKeyword && !isFirm(source.matches) ? 'keywords' : 'content';
  };
  return {
    pathname: index.file.base + page.route.slice(1),
    hash: isPage ? '' : `#${anchor}`,
    title: page.title,
    heading,
    breadcrumbs: page.breadcrumbs,
    type: chooseType(),
    area: page.area,
    score,
    marks: {
      title: markName(page.title, inTitle, isNamed && isPage),
      heading: markName(heading, inHeading, isNamed && !isPage),
    },
    excerpt: source.text === '' ? null : createExcerpt(source.text, source.matches),
    terms,
  };
}

/** Mark all of a name that is the query, where it has stop words alone. */
const markName = (name: string, matches: readonly Match[], isNamed: boolean): TextRange[] =>
  isNamed && matches.length === 0 ? [[0, name.length]] : listMarks(matches);

/** Choose the description if it matches better. */
function chooseSource(text = '', description = '', wanted: WantedStems): { text: string; matches: Match[] } {
  const inText = findMatches(text, wanted);
  const inDescription = findMatches(description, wanted);
  const countTerms = (matches: readonly Match[]) => new Set(matches.map(({ term }) => term)).size;
  const isBetter = countTerms(inDescription) > countTerms(inText) || inText.length === 0;
  return description !== '' && isBetter ? { text: description, matches: inDescription } : { text, matches: inText };
}
