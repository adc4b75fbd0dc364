import { splitLines } from '../../../common/textLines.ts';
import type { SearchIndex } from '../format/SearchIndex.ts';
import type { Excerpt, HitType, SearchHit, TextRange } from '../types.ts';
import type { Texts } from './filterPhrases.ts';
import { findMatches, listMarks, type Match, type WantedStems } from './findMatches.ts';
import type { RankedSection } from './rank.ts';

/** In characters. */
const LENGTH = 140;
/** A line on a phone shows the word that follows. */
const LEAD = 30;
/** At the end of a text. */
const SHORTEST = 45;

/** Weaker matches decide neither the type of a hit nor where it is cut from. */
const FIRM = 0.3;

/** What is read in one go: a paragraph, a row of a table, a line of code. */
interface Passage {
  text: string;
  isCode: boolean;
  matches: Match[];
  /** Where its best part begins. */
  start: number;
  /** Most terms lead, then most matches. */
  score: number;
}

function readPassage(text: string, isCode: boolean, wanted: WantedStems): Passage {
  const matches = findMatches(text, wanted);
  return { text, isCode, matches, ...chooseStart(matches) };
}

/** Read the page's description, where there is one, and the passages of a section: words, then code. Heads of tables say little. */
function listPassages(description: string, text: string, wanted: WantedStems): Passage[] {
  const lines = splitLines(text);
  const read = (wantedKind: 'words' | 'code') =>
    lines
      .filter(({ kind }) => kind === wantedKind)
      .map(({ cells }) => readPassage(cells.join(' · '), wantedKind === 'code', wanted));
  const first = description === '' ? [] : [readPassage(description, false, wanted)];
  return [...first, ...read('words'), ...read('code')];
}

const isFirm = (matches: readonly Match[]): boolean => matches.some(({ weight }) => weight >= FIRM);

/** Choose the passage that fits best, words before code. Of equal ones, the first. */
function choosePassage(passages: readonly Passage[]): Passage | undefined {
  const words = passages.filter(({ isCode, matches }) => !isCode && isFirm(matches));
  const [first, ...others] = words.length > 0 ? words : passages;
  return first && others.reduce((best, one) => (one.score > best.score ? one : best), first);
}

/** Cut the part of a passage with the most matches. */
function createExcerpt({ text, isCode, matches, start }: Passage): Excerpt {
  const [from, to] = fitWindow(text, start);
  const before = from > 0 ? '… ' : '';
  const after = to < text.length ? ' …' : '';
  const shift = before.length - from;
  const inside = matches.filter(({ range }) => range[0] >= from && range[1] <= to);
  const marks = listMarks(inside).map(([start, end]): TextRange => [start + shift, end + shift]);
  return { text: before + text.slice(from, to) + after, marks, ...(isCode && { isCode }) };
}

function chooseStart(matches: readonly Match[]): Pick<Passage, 'start' | 'score'> {
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
  return { start, score: best };
}

function fitWindow(text: string, start: number): [from: number, to: number] {
  const wanted = Math.max(0, Math.min(start - LEAD, text.length - SHORTEST));
  const space = text.indexOf(' ', wanted);
  const from = wanted === 0 ? 0 : space >= 0 && space < start ? space + 1 : start;
  const limit = Math.min(text.length, from + LENGTH);
  const lastSpace = text.lastIndexOf(' ', limit);
  const to = limit < text.length && lastSpace > from + LENGTH / 2 ? lastSpace : limit;
  return [from, to];
}

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
  const passages = listPassages((isPage && texts?.at(-1)) || '', texts?.[position] ?? '', wanted);
  const passage = choosePassage(passages);
  const chooseType = (): HitType => {
    if (isNamed || isFirm(isPage ? inTitle : inHeading)) return isPage ? 'title' : 'heading';
    const hasKeyword = isPage && page.keywords.some((keyword) => findMatches(keyword, wanted).length > 0);
    return hasKeyword && !passages.some(({ matches }) => isFirm(matches)) ? 'keywords' : 'content';
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
    excerpt: passage ? createExcerpt(passage) : null,
    terms,
  };
}

/** Mark all of a name that is the query, where it has stop words alone. */
const markName = (name: string, matches: readonly Match[], isNamed: boolean): TextRange[] =>
  isNamed && matches.length === 0 ? [[0, name.length]] : listMarks(matches);
