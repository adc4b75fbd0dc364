import type { SearchIndex } from '../format/SearchIndex.ts';
import type { QueryPlan, Term } from '../query/planQuery.ts';
import { WEIGHTS } from '../weights.ts';
import { createNameMatcher } from './nameCoverage.ts';
import { scoreTerm, type TermScores } from './scoreTerm.ts';

export interface RankedSection {
  section: number;
  score: number;
}

interface Limits {
  area?: string | undefined;
  isOutside?: boolean | undefined;
}

/** Order the sections of a query, best first, else in reading order. */
export function rank(index: SearchIndex, plan: QueryPlan, limits: Limits = {}): RankedSection[] {
  const scored = plan.terms.map((term) => ({ term, scores: scoreTerm(index, term) }));
  const required = scored.filter(({ term }) => term.presence !== 'may');
  const wanted = scored.filter(({ term }) => term.presence !== 'not');
  const nameCoverage = createNameMatcher(index, plan.terms);
  const ranked: RankedSection[] = [];
  for (const [section, { pageNumber, page, position }] of index.sections.entries()) {
    if (limits.area !== undefined && (page.area === limits.area) === (limits.isOutside ?? false)) continue;
    const isFound = ({ sections, named }: TermScores) => sections[section] !== 0 || named[pageNumber] === 1;
    if (!required.every(({ term, scores }) => isFound(scores) === (term.presence === 'must'))) continue;
    // A match in the page's names alone finds the page, not each section.
    const isHit = wanted.some(({ scores }) => scores.sections[section] !== 0 || (position === 0 && isFound(scores)));
    if (!isHit) continue;
    const score = sumScores(wanted, section, pageNumber) * weighCoverage(wanted, isFound);
    if (score > 0) ranked.push({ section, score: score * (1 + WEIGHTS.name * nameCoverage(section)) });
  }
  return spreadPages(index, ranked);
}

interface Scored {
  term: Term;
  scores: TermScores;
}

const sumScores = (wanted: readonly Scored[], section: number, pageNumber: number): number =>
  wanted.reduce(
    (sum, { scores }) => sum + (scores.sections[section] ?? 0) + WEIGHTS.page * (scores.pages[pageNumber] ?? 0),
    0,
  );

/** 1 for all words. */
function weighCoverage(wanted: readonly Scored[], isFound: (scores: TermScores) => boolean): number {
  const words = wanted.filter(({ term }) => term.kind === 'word');
  if (words.length === 0) return 1;
  return (words.filter(({ scores }) => isFound(scores)).length / words.length) ** WEIGHTS.coverage;
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
