import type { Alternative, Concept } from '../query/concepts.ts';
import type { FieldName } from './fields.ts';
import type { LoadedIndex } from './LoadedIndex.ts';
import type { Weights } from './weights.ts';

/** Scores of one concept. Zero where it does not stand. */
export interface ConceptScores {
  /** Of each document by itself. */
  own: Float64Array;
  /** Of each document by what it shows itself: its text, its heading, and its title where it is a page. */
  shown: Float64Array;
  /** Of each page as a whole. */
  pages: Float64Array;
  /** By page, 1 where its title, keywords or description have the concept: its sections need not repeat it. */
  named: Uint8Array;
  /** Documents with a score, in no order. */
  found: number[];
}

const PAGE_FIELDS: readonly FieldName[] = ['title', 'keywords', 'description'];
const SHOWN_FIELDS: readonly FieldName[] = ['title', 'heading', 'content'];

/** Score one concept in all documents, by BM25F; of its alternatives the best one counts. */
export function scoreConcept(index: LoadedIndex, concept: Concept, weights: Weights): ConceptScores {
  const scores: ConceptScores = {
    own: new Float64Array(index.documents.length),
    shown: new Float64Array(index.documents.length),
    pages: new Float64Array(index.file.pages.length),
    named: new Uint8Array(index.file.pages.length),
    found: [],
  };
  const exact = concept.alternatives.find(({ weight }) => weight === 1);
  const most = exact ? index.rarityOf(exact.stem) : Number.POSITIVE_INFINITY;
  for (const alternative of concept.alternatives) {
    const rarity = Math.min(most, index.rarityOf(alternative.stem));
    addAlternative(index, { concept, alternative, rarity, weights, scores });
  }
  return scores;
}

interface Addition {
  concept: Concept;
  alternative: Alternative;
  rarity: number;
  weights: Weights;
  scores: ConceptScores;
}

function addAlternative(index: LoadedIndex, { concept, alternative, rarity, weights, scores }: Addition): void {
  const own = new Map<number, number>();
  const shown = new Map<number, number>();
  const pages = new Map<number, number>();
  for (const name of concept.fields) {
    const field = index.fields[name];
    const isOfPage = PAGE_FIELDS.includes(name);
    const isShown = SHOWN_FIELDS.includes(name);
    for (const [document, times] of index.postings(name, alternative.stem)) {
      const length = (field.lengths[document] ?? 0) / field.average;
      const frequency = (weights.fields[name] * times) / (1 - weights.b + weights.b * length);
      const page = index.pageOf(document);
      own.set(document, (own.get(document) ?? 0) + frequency);
      if (isShown) shown.set(document, (shown.get(document) ?? 0) + frequency);
      pages.set(page, (pages.get(page) ?? 0) + frequency * (isOfPage ? 1 : weights.body));
      if (isOfPage) scores.named[page] = 1;
    }
  }
  const factor = rarity * alternative.weight * concept.boost * (weights.k1 + 1);
  for (const [document, frequency] of own) {
    if (scores.own[document] === 0) scores.found.push(document);
    raise(scores.own, document, (factor * frequency) / (weights.k1 + frequency));
  }
  for (const [document, frequency] of shown)
    raise(scores.shown, document, (factor * frequency) / (weights.k1 + frequency));
  for (const [page, frequency] of pages) raise(scores.pages, page, (factor * frequency) / (weights.k1 + frequency));
}

function raise(scores: Float64Array, key: number, score: number): void {
  if (score > (scores[key] ?? 0)) scores[key] = score;
}
