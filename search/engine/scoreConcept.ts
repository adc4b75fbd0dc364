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
  // What the docs say everywhere is nothing rare by another name.
  const exact = concept.alternatives.filter(({ weight }) => weight === 1);
  const most = Math.min(...exact.map((alternative) => index.rarityOf(alternative.stem)));
  const sums = {
    own: new FrequencySum(index.documents.length),
    shown: new FrequencySum(index.documents.length),
    pages: new FrequencySum(index.file.pages.length),
  };
  for (const alternative of concept.alternatives) {
    const rarity = Math.min(most, index.rarityOf(alternative.stem));
    const factor = rarity * alternative.weight * concept.boost * (weights.k1 + 1);
    addFrequencies(index, { concept, alternative, weights, scores, sums });
    sums.own.drain((document, frequency) => {
      if (scores.own[document] === 0) scores.found.push(document);
      raise(scores.own, document, (factor * frequency) / (weights.k1 + frequency));
    });
    sums.shown.drain((document, frequency) =>
      raise(scores.shown, document, (factor * frequency) / (weights.k1 + frequency)),
    );
    sums.pages.drain((page, frequency) => raise(scores.pages, page, (factor * frequency) / (weights.k1 + frequency)));
  }
  return scores;
}

/** Adds up frequencies by number. Used again for each alternative: a query can have hundreds. */
class FrequencySum {
  private readonly values: Float64Array;
  private readonly touched: number[] = [];

  constructor(size: number) {
    this.values = new Float64Array(size);
  }

  add(key: number, frequency: number): void {
    const before = this.values[key] ?? 0;
    if (before === 0) this.touched.push(key);
    this.values[key] = before + frequency;
  }

  /** Hand out the sums, and forget them. */
  drain(use: (key: number, frequency: number) => void): void {
    for (const key of this.touched) {
      use(key, this.values[key] ?? 0);
      this.values[key] = 0;
    }
    this.touched.length = 0;
  }
}

interface Addition {
  concept: Concept;
  alternative: Alternative;
  weights: Weights;
  scores: ConceptScores;
  sums: Record<'own' | 'shown' | 'pages', FrequencySum>;
}

function addFrequencies(index: LoadedIndex, { concept, alternative, weights, scores, sums }: Addition): void {
  for (const name of concept.fields) {
    const field = index.fields[name];
    const isPageField = PAGE_FIELDS.includes(name);
    const isShownField = SHOWN_FIELDS.includes(name);
    for (const [document, times] of index.postings(name, alternative.stem)) {
      const length = (field.lengths[document] ?? 0) / field.average;
      const frequency = (weights.fields[name] * times) / (1 - weights.b + weights.b * length);
      const page = index.pageOf(document);
      const isPage = index.isPage(document);
      const isOfPage = isPageField && isPage;
      // A section's keywords are about it alone; a page's are about all of it.
      const isShown = isShownField || (isPageField && !isPage);
      sums.own.add(document, frequency);
      if (isShown) sums.shown.add(document, frequency);
      sums.pages.add(page, frequency * (isOfPage ? 1 : weights.body));
      if (isOfPage) scores.named[page] = 1;
    }
  }
}

function raise(scores: Float64Array, key: number, score: number): void {
  if (score > (scores[key] ?? 0)) scores[key] = score;
}
