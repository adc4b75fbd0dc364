import type { SectionId } from '../../common/buildRecord.ts';
import type { Concept, Wish } from '../query/concepts.ts';
import { coverName, type Naming } from './coverName.ts';
import { listWanted } from './findMarks.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import { type ConceptScores, scoreConcept } from './scoreConcept.ts';
import type { Weights } from './weights.ts';

/** First places that are in exact order; those behind them may lack what their names add. */
const NAMED = 200;
/** First pages whose best place is looked for. */
const LED_PAGES = 16;

/** A document that answers a query. */
export interface Place {
  document: number;
  score: number;
}

/** Which sections of the docs a search looks at. */
export interface Limits {
  context?: SectionId | undefined;
  outside?: boolean | undefined;
}

/** A concept with its scores. */
interface Scored {
  concept: Concept;
  scores: ConceptScores;
}

interface Question {
  scored: readonly Scored[];
  /** The words that decide how much of the query a place covers. */
  asked: readonly Scored[];
  naming: Naming;
  weights: Weights;
}

/**
 * Order the documents that answer a wish, best first, by BM25F (Robertson and Zaragoza, 2009); equal scores keep the
 * reading order.
 */
export function rank(index: LoadedIndex, wish: Wish, weights: Weights, limits: Limits = {}): Place[] {
  const scored = wish.concepts.map((concept) => ({ concept, scores: scoreConcept(index, concept, weights) }));
  const asked = scored.filter(({ concept: { kind, presence } }) => kind === 'word' && presence !== 'not');
  const naming = {
    asked: asked.map(({ concept }) => concept),
    wanted: listWanted(wish.concepts),
    keyword: weights.keyword,
  };
  const question = { scored, asked, naming, weights };
  const places: Place[] = [];
  for (const document of listCandidates(scored)) {
    const page = index.pageOf(document);
    if (!isWithin(index, page, limits) || !keepsPromises(scored, document, page)) continue;
    const score = scoreWords(index, document, question);
    if (score > 0) places.push({ document, score });
  }
  addNames(index, places.sort(byScore), question);
  return spreadPages(index, leadWithShown(index, places.sort(byScore), question), weights);
}

// A name can raise a score by so much at most: what cannot reach the first places by it need not be asked for it.
function addNames(index: LoadedIndex, places: Place[], { naming, weights }: Question): void {
  const least = (places[NAMED]?.score ?? 0) / (1 + weights.title);
  for (const place of places) {
    if (place.score < least) return;
    place.score *= 1 + weights.title * coverName(index, place.document, naming);
  }
}

/** Compare places: the higher score first, then the reading order. */
export const byScore = (a: Place, b: Place): number => b.score - a.score || a.document - b.document;

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

const keepsPromises = (scored: readonly Scored[], document: number, page: number): boolean =>
  scored.every(({ concept: { presence }, scores }) => {
    return presence === 'may' || isFound(scores, document, page) === (presence === 'must');
  });

const isFound = ({ own, named }: ConceptScores, document: number, page: number): boolean =>
  own[document] !== 0 || named[page] === 1;

function scoreWords(index: LoadedIndex, document: number, { scored, asked, weights }: Question): number {
  const page = index.pageOf(document);
  let score = 0;
  for (const { concept, scores } of scored) {
    if (concept.presence !== 'not') score += (scores.own[document] ?? 0) + weights.page * (scores.pages[page] ?? 0);
  }
  const covered = asked.filter(({ scores }) => isFound(scores, document, page)).length;
  const coverage = asked.length === 0 ? 1 : covered / asked.length;
  return score * coverage ** weights.coverage;
}

/**
 * Put first, of each page's places, the one that shows most of the query itself. Keywords and the description speak for the
 * page as a whole, so by them alone the page would stand before the section that they lead to.
 */
function leadWithShown(index: LoadedIndex, places: Place[], question: Question): Place[] {
  const byPage = new Map<number, Place[]>();
  for (const place of places) {
    const page = index.pageOf(place.document);
    const group = byPage.get(page);
    if (group) group.push(place);
    else if (byPage.size < LED_PAGES) byPage.set(page, [place]);
  }
  for (const group of byPage.values()) {
    const [first] = group;
    if (!first || group.length === 1) continue;
    let leader = first;
    let most = scoreShown(index, first.document, question) * question.weights.lead;
    for (const place of group) {
      const shown = scoreShown(index, place.document, question);
      if (shown <= most) continue;
      most = shown;
      leader = place;
    }
    [first.document, leader.document] = [leader.document, first.document];
  }
  return places;
}

function scoreShown(index: LoadedIndex, document: number, { scored, asked, naming, weights }: Question): number {
  let score = 0;
  for (const { concept, scores } of scored) if (concept.presence !== 'not') score += scores.shown[document] ?? 0;
  const covered = asked.filter(({ scores }) => scores.shown[document] !== 0).length;
  const coverage = asked.length === 0 ? 1 : covered / asked.length;
  const name = weights.title * coverName(index, document, { ...naming, keyword: 0 });
  return score * coverage ** weights.coverage * (1 + name);
}

/** Let other pages come before more places of one page: each further place counts less. */
function spreadPages(index: LoadedIndex, places: readonly Place[], { again }: Weights): Place[] {
  const factors = new Map<number, number>();
  const spread = places.map(({ document, score }) => {
    const page = index.pageOf(document);
    const factor = factors.get(page) ?? 1;
    factors.set(page, factor * again);
    return { document, score: score * factor };
  });
  return spread.sort(byScore);
}
