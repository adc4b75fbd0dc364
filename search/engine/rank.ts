import type { SectionId } from '../../common/buildRecord.ts';
import { readWords } from '../analysis/readWords.ts';
import { stem } from '../analysis/stem.ts';
import type { Alternative, Concept, Wish } from '../query/concepts.ts';
import type { FieldName } from './fields.ts';
import { listWanted, type Wanted } from './findMarks.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import type { Weights } from './weights.ts';

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

/** Scores of one concept: of each document by itself, and of each page as a whole. */
interface ConceptScores {
  own: Map<number, number>;
  pages: Map<number, number>;
  /** Pages whose title, keywords or description have it: their sections need not repeat it. */
  named: Set<number>;
}

/**
 * Order the documents that answer a wish, best first, by BM25F (Robertson and Zaragoza, 2009); equal scores keep the
 * reading order. A page's best place comes before any page's second.
 */
export function rank(index: LoadedIndex, wish: Wish, weights: Weights, limits: Limits = {}): Place[] {
  const scored = new Map(wish.concepts.map((concept) => [concept, scoreConcept(index, concept, weights)]));
  const asked = wish.concepts.filter(({ kind, presence }) => kind === 'word' && presence !== 'not');
  const named = listWanted(wish.concepts);
  const places: Place[] = [];
  for (const document of listCandidates(scored)) {
    const page = index.documents[document]?.page ?? 0;
    if (!isWithin(index, page, limits) || !keepsPromises(scored, document, page)) continue;
    const score = scoreDocument(index, { document, page, scored, asked, named, weights });
    if (score > 0) places.push({ document, score });
  }
  places.sort((a, b) => b.score - a.score || a.document - b.document);
  return spreadPages(index, places);
}

function listCandidates(scored: Map<Concept, ConceptScores>): number[] {
  const candidates = new Set<number>();
  for (const [{ presence }, { own }] of scored) {
    if (presence !== 'not') for (const document of own.keys()) candidates.add(document);
  }
  return [...candidates];
}

function isWithin(index: LoadedIndex, page: number, { context, outside = false }: Limits): boolean {
  return context === undefined || (index.file.pages[page]?.context === context) !== outside;
}

const keepsPromises = (scored: Map<Concept, ConceptScores>, document: number, page: number): boolean =>
  [...scored].every(([{ presence }, { own, named }]) => {
    if (presence === 'may') return true;
    return (own.has(document) || named.has(page)) === (presence === 'must');
  });

interface Subject {
  document: number;
  page: number;
  scored: Map<Concept, ConceptScores>;
  asked: readonly Concept[];
  named: Wanted;
  weights: Weights;
}

function scoreDocument(index: LoadedIndex, subject: Subject): number {
  const { document, page, scored, asked, weights } = subject;
  let score = 0;
  for (const [{ presence }, { own, pages }] of scored) {
    if (presence !== 'not') score += (own.get(document) ?? 0) + weights.page * (pages.get(page) ?? 0);
  }
  let covered = 0;
  for (const concept of asked) {
    const scores = scored.get(concept);
    if (scores?.own.has(document) || scores?.named.has(page)) covered++;
  }
  const coverage = asked.length === 0 ? 1 : covered / asked.length;
  const lead = index.documents[document]?.part === 0 ? weights.lead : 0;
  return score * coverage ** weights.coverage * (1 + weights.title * coverTitle(index, subject) + lead);
}

/**
 * How well a query names a place: the share of its own title or heading that the query has, times the share of the query
 * that stands there or in the page's title.
 */
function coverTitle(index: LoadedIndex, { document, asked, named }: Subject): number {
  const place = index.documents[document];
  if (!place) return 0;
  const title = titleStems(index.file.pages[place.page]?.title ?? '');
  const own = place.part === 0 ? title : titleStems(place.heading);
  if (own.length === 0 || asked.length === 0) return 0;
  const ofTitle = own.reduce((sum, name) => sum + (named.get(name)?.weight ?? 0), 0) / own.length;
  const above = new Set([...own, ...title]);
  const ofQuery = asked.reduce((sum, { alternatives }) => {
    return (
      sum + alternatives.reduce((best, { stem: name, weight }) => (above.has(name) ? Math.max(best, weight) : best), 0)
    );
  }, 0);
  return (ofTitle * ofQuery) / asked.length;
}

const titles = new Map<string, string[]>();

function titleStems(text: string): string[] {
  let stems = titles.get(text);
  if (!stems) {
    stems = readWords(text).flatMap((word) => (word.kind === 'whole' ? [] : [stem(word.text)]));
    if (titles.size > 20_000) titles.clear();
    titles.set(text, stems);
  }
  return stems;
}

function scoreConcept(index: LoadedIndex, concept: Concept, weights: Weights): ConceptScores {
  const scores: ConceptScores = { own: new Map(), pages: new Map(), named: new Set() };
  const exact = concept.alternatives.find(({ weight }) => weight === 1);
  const most = exact ? rarity(index, exact.stem) : Number.POSITIVE_INFINITY;
  for (const alternative of concept.alternatives) {
    const idf = Math.min(most, rarity(index, alternative.stem));
    addAlternative(index, { concept, alternative, idf, weights, scores });
  }
  return scores;
}

function rarity(index: LoadedIndex, name: string): number {
  let having = 0;
  for (const field of ['content', 'heading', 'title'] as const)
    having = Math.max(having, index.postings(field, name).size);
  return Math.log(1 + (index.documents.length - having + 0.5) / (having + 0.5));
}

interface Addition {
  concept: Concept;
  alternative: Alternative;
  idf: number;
  weights: Weights;
  scores: ConceptScores;
}

const PAGE_FIELDS: readonly FieldName[] = ['title', 'keywords', 'description'];

function addAlternative(index: LoadedIndex, { concept, alternative, idf, weights, scores }: Addition): void {
  const own = new Map<number, number>();
  const pages = new Map<number, number>();
  for (const name of concept.fields) {
    const field = index.fields[name];
    const isOfPage = PAGE_FIELDS.includes(name);
    for (const [document, times] of index.postings(name, alternative.stem)) {
      const length = (field.lengths[document] ?? 0) / field.average;
      const frequency = (weights.fields[name] * times) / (1 - weights.b + weights.b * length);
      const page = index.documents[document]?.page ?? 0;
      own.set(document, (own.get(document) ?? 0) + frequency);
      pages.set(page, (pages.get(page) ?? 0) + frequency * (isOfPage ? 1 : weights.body));
      if (isOfPage) scores.named.add(page);
    }
  }
  const factor = idf * alternative.weight * concept.boost * (weights.k1 + 1);
  raise(scores.own, own, factor, weights.k1);
  raise(scores.pages, pages, factor, weights.k1);
}

function raise(best: Map<number, number>, found: Map<number, number>, factor: number, k1: number): void {
  for (const [key, frequency] of found) {
    const score = (factor * frequency) / (k1 + frequency);
    if (score > (best.get(key) ?? 0)) best.set(key, score);
  }
}

function spreadPages(index: LoadedIndex, places: Place[]): Place[] {
  const seen = new Set<number>();
  const first: Place[] = [];
  const later: Place[] = [];
  for (const place of places) {
    const page = index.documents[place.document]?.page ?? 0;
    (seen.has(page) ? later : first).push(place);
    seen.add(page);
  }
  return [...first, ...later];
}
