import type { FieldName, StoredPage } from '../format/indexFile.ts';
import type { SearchIndex } from '../format/SearchIndex.ts';
import type { Alternative, Term } from '../query/planQuery.ts';
import type { SearchQuery } from '../types.ts';
import { WEIGHTS } from '../weights.ts';
import { listWantedStems } from './findMatches.ts';

export interface RankedSection {
  section: number;
  score: number;
  /** Whether the query is its title or heading. */
  isNamed: boolean;
}

type Limits = Pick<SearchQuery, 'area' | 'isOutside'>;

/** Check a page for the area that a query asks for. */
export const isAsked = ({ area }: StoredPage, limits: Limits): boolean =>
  limits.area === undefined || (area === limits.area) !== (limits.isOutside ?? false);

interface Asked {
  terms: readonly Term[];
  /** Numbers of the sections whose title or heading is the query. */
  named: ReadonlySet<number>;
}

/** Order the sections of a query, best first, else in reading order. */
export function rank(index: SearchIndex, { terms, named }: Asked, limits: Limits): RankedSection[] {
  const scored = terms.map((term) => ({ ...term, ...scoreTerm(index, term) }));
  const required = scored.filter(({ presence }) => presence !== 'may');
  const wanted = scored.filter(({ presence }) => presence !== 'not');
  const words = wanted.filter(({ kind }) => kind === 'word');
  const rateNames = createNameRating(index, terms);
  const ranked: RankedSection[] = [];
  for (const [section, { pageNumber, page, position }] of index.sections.entries()) {
    if (!isAsked(page, limits)) continue;
    const isFound = ({ sections, named }: TermScores) => sections[section] !== 0 || named[pageNumber] === 1;
    const isNamed = named.has(section);
    if (!isNamed && !required.every((term) => isFound(term) === (term.presence === 'must'))) continue;
    // A match in the page's names alone finds the page, not each section.
    const isHit = wanted.some((term) => term.sections[section] !== 0 || (position === 0 && isFound(term)));
    if (!isHit && !isNamed) continue;
    const own = wanted.reduce(
      (total, { sections, pages }) => total + (sections[section] ?? 0) + WEIGHTS.page * (pages[pageNumber] ?? 0),
      0,
    );
    const coverage = words.length === 0 ? 1 : (words.filter(isFound).length / words.length) ** WEIGHTS.coverage;
    const lead = isNamed ? WEIGHTS.exact * (position === 0 ? 2 : 1) : 0;
    const score = own * coverage * (1 + WEIGHTS.name * rateNames(section)) + lead;
    if (score > 0) ranked.push({ section, score, isNamed });
  }
  return spreadPages(index, ranked);
}

/** So that other pages come before further sections of one page. */
function spreadPages(index: SearchIndex, ranked: RankedSection[]): RankedSection[] {
  const factors = new Map<number, number>();
  for (const hit of ranked.sort(byScore)) {
    const { pageNumber } = index.section(hit.section);
    const factor = factors.get(pageNumber) ?? 1;
    factors.set(pageNumber, factor * WEIGHTS.again);
    hit.score *= factor;
  }
  return ranked.sort(byScore);
}

const byScore = (a: RankedSection, b: RankedSection): number => b.score - a.score || a.section - b.section;

/** By number; zero without the term. */
interface TermScores {
  /** By content, heading, and for the first section the title. */
  sections: Float64Array;
  pages: Float64Array;
  /** 1 if the page's title, keywords or description have the term. */
  named: Uint8Array;
}

const PAGE_FIELDS: readonly FieldName[] = ['title', 'keywords', 'description'];
const SECTION_FIELDS: readonly FieldName[] = ['title', 'heading', 'content'];

/** Score a term by BM25F (Robertson and Zaragoza, 2009). The best alternative counts. */
export function scoreTerm(index: SearchIndex, { alternatives, fields, boost }: Term): TermScores {
  const pageCount = index.file.pages.length;
  const sections = new Float64Array(index.sections.length);
  const pages = new Float64Array(pageCount);
  const named = new Uint8Array(pageCount);
  // Alternatives of a common word count no more than that word.
  const exact = alternatives.filter(({ weight }) => weight === 1);
  const highestIdf = Math.min(...exact.map(({ stem }) => index.idf(stem)));
  for (const { stem, weight } of alternatives) {
    const inSections = new Map<number, number>();
    const inPages = new Map<number, number>();
    for (const field of fields) {
      const isOfPage = PAGE_FIELDS.includes(field);
      for (const { section, frequency, length } of index.postings(field, stem)) {
        const times = field === 'title' ? WEIGHTS.title * frequency : frequency;
        const damped = times / (1 - WEIGHTS.b + WEIGHTS.b * length);
        const { pageNumber } = index.section(section);
        if (SECTION_FIELDS.includes(field)) add(inSections, section, damped);
        add(inPages, pageNumber, damped * (isOfPage ? 1 : WEIGHTS.body));
        if (isOfPage) named[pageNumber] = 1;
      }
    }
    const factor = Math.min(highestIdf, index.idf(stem)) * weight * boost;
    saturate(sections, inSections, factor);
    saturate(pages, inPages, factor);
  }
  return { sections, pages, named };
}

const add = (sums: Map<number, number>, key: number, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);

function saturate(scores: Float64Array, frequencies: ReadonlyMap<number, number>, factor: number): void {
  for (const [key, frequency] of frequencies) {
    const score = (factor * (WEIGHTS.k1 + 1) * frequency) / (WEIGHTS.k1 + frequency);
    if (score > (scores[key] ?? 0)) scores[key] = score;
  }
}

/**
 * Create the rating of names, from 0 to 1: the share of a title or heading in the query, times the share of the query in that or
 * the breadcrumbs. A task of the page, among its keywords, adds 1.
 */
function createNameRating(index: SearchIndex, terms: readonly Term[]): (section: number) => number {
  const wanted = listWantedStems(terms);
  const words = terms.filter(({ kind, presence }) => kind === 'word' && presence !== 'not');
  /** A keyword of several words is a task, if the query has the same. */
  const isTask = (keyword: string): boolean => {
    const name = index.readName(keyword);
    return (
      name.length > 1 &&
      name.every((stems) => stems.some((stem) => wanted.has(stem))) &&
      words.every(({ alternatives }) => weighBest(alternatives, name.flat()) > 0)
    );
  };
  return (section) => {
    const { page, position, heading } = index.section(section);
    const task = page.keywords.some(isTask) ? 1 : 0;
    const name = index.readName(position === 0 ? page.title : heading);
    const named = sum(name, (stems) => Math.max(...stems.map((stem) => wanted.get(stem)?.weight ?? 0)));
    if (named === 0 || words.length === 0) return task;
    const around = index.readName([page.title, ...page.breadcrumbs, page.area].join(' '));
    const stems = [...name, ...around].flat();
    const answered = sum(words, ({ alternatives }) => weighBest(alternatives, stems));
    return task + (named / name.length) * (answered / words.length);
  };
}

/** The weight of the best alternative among stems; 0 for none. */
const weighBest = (alternatives: readonly Alternative[], stems: readonly string[]): number =>
  Math.max(0, ...alternatives.map(({ stem, weight }) => (stems.includes(stem) ? weight : 0)));

const sum = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((total, item) => total + read(item), 0);
