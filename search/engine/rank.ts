import type { SectionId } from '../../common/buildRecord.ts';
import type { Wish } from '../query/concepts.ts';
import { coverName } from './coverName.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import { leadWithShown } from './leadWithShown.ts';
import { byScore, type Place } from './places.ts';
import { askIndex, type Question, type Scored, weighCoverage } from './question.ts';
import { raiseLinked } from './raiseLinked.ts';
import type { ConceptScores } from './scoreConcept.ts';
import type { Weights } from './weights.ts';

/** First places that are in exact order; those behind them may lack what their names add. */
const NAMED = 200;

/** Which sections of the docs a search looks at. */
export interface Limits {
  context?: SectionId | undefined;
  outside?: boolean | undefined;
}

/**
 * Order the documents that answer a wish, best first, by BM25F (Robertson and Zaragoza, 2009); equal scores keep the
 * reading order.
 */
export function rank(index: LoadedIndex, wish: Wish, weights: Weights, limits: Limits = {}): Place[] {
  const question = askIndex(index, wish, weights);
  const promised = question.scored.filter(({ concept }) => concept.presence !== 'may');
  const places: Place[] = [];
  for (const document of listCandidates(question.scored)) {
    const page = index.pageOf(document);
    if (!isWithin(index, page, limits) || !keepsPromises(promised, document, page)) continue;
    const score = scoreWords(index, document, question);
    if (score > 0) places.push({ document, score, shown: undefined });
  }
  addNames(index, places.sort(byScore), question);
  raiseLinked(index, places.sort(byScore), weights);
  leadWithShown(index, places, question);
  spreadPages(index, places, weights);
  return places;
}

// A name can raise a score by so much at most: what cannot reach the first places by it need not be asked for it.
function addNames(index: LoadedIndex, places: Place[], { naming, weights }: Question): void {
  const least = (places[NAMED]?.score ?? 0) / (1 + weights.title * (1 + weights.exact));
  for (const place of places) {
    if (place.score < least) return;
    place.score *= 1 + weights.title * coverName(index, place.document, naming);
  }
}

function listCandidates(scored: readonly Scored[]): Set<number> {
  const candidates = new Set<number>();
  for (const { concept, scores } of scored) {
    if (concept.presence !== 'not') for (const document of scores.found) candidates.add(document);
  }
  return candidates;
}

function isWithin(index: LoadedIndex, page: number, { context, outside = false }: Limits): boolean {
  return context === undefined || (index.file.pages[page]?.context === context) !== outside;
}

const keepsPromises = (promised: readonly Scored[], document: number, page: number): boolean =>
  promised.every(({ concept, scores }) => isFound(scores, document, page) === (concept.presence === 'must'));

const isFound = ({ own, named }: ConceptScores, document: number, page: number): boolean =>
  own[document] !== 0 || named[page] === 1;

function scoreWords(index: LoadedIndex, document: number, question: Question): number {
  const { scored, weights } = question;
  const page = index.pageOf(document);
  let score = 0;
  for (const { concept, scores } of scored) {
    if (concept.presence !== 'not') score += (scores.own[document] ?? 0) + weights.page * (scores.pages[page] ?? 0);
  }
  return score * weighCoverage(question, (scores) => isFound(scores, document, page));
}

/** Let other pages come before more places of one page: each further place counts less. */
function spreadPages(index: LoadedIndex, places: Place[], { again }: Weights): void {
  const factors = new Map<number, number>();
  for (const place of places) {
    const page = index.pageOf(place.document);
    const factor = factors.get(page) ?? 1;
    factors.set(page, factor * again);
    place.score *= factor;
  }
  places.sort(byScore);
}
