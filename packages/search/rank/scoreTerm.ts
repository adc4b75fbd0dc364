import type { FieldName } from '../format/indexFile.ts';
import type { SearchIndex } from '../format/SearchIndex.ts';
import type { Term } from '../query/planQuery.ts';
import { WEIGHTS } from '../weights.ts';

/** By number; zero without the term. */
export interface TermScores {
  /** By content, heading, and for the first section the title. */
  sections: Float64Array;
  pages: Float64Array;
  /** 1 if the page's title, keywords or description have the term. */
  named: Uint8Array;
}

const PAGE_FIELDS: readonly FieldName[] = ['title', 'keywords', 'description'];
const SECTION_FIELDS: readonly FieldName[] = ['title', 'heading', 'content'];

/** Score a term by BM25F (Robertson and Zaragoza, 2009). The best alternative counts. */
export function scoreTerm(index: SearchIndex, term: Term): TermScores {
  const sectionCount = index.sections.length;
  const pageCount = index.file.pages.length;
  const scores: TermScores = {
    sections: new Float64Array(sectionCount),
    pages: new Float64Array(pageCount),
    named: new Uint8Array(pageCount),
  };
  // Alternatives of a common word count no more than that word.
  const exact = term.alternatives.filter(({ weight }) => weight === 1);
  const highestIdf = Math.min(...exact.map((alternative) => index.idf(alternative.stem)));
  for (const alternative of term.alternatives) {
    const factor = Math.min(highestIdf, index.idf(alternative.stem)) * alternative.weight * term.boost;
    const frequencies = { sections: new Map<number, number>(), pages: new Map<number, number>() };
    for (const field of term.fields) addFrequencies(index, { field, stem: alternative.stem, scores, frequencies });
    saturate(scores.sections, frequencies.sections, factor);
    saturate(scores.pages, frequencies.pages, factor);
  }
  return scores;
}

interface Addition {
  field: FieldName;
  stem: string;
  scores: TermScores;
  frequencies: Record<'sections' | 'pages', Map<number, number>>;
}

function addFrequencies(index: SearchIndex, { field, stem, scores, frequencies }: Addition): void {
  const isOfPage = PAGE_FIELDS.includes(field);
  index.visitPostings(field, stem, (section, occurrences, length) => {
    const weight = field === 'title' ? WEIGHTS.title : 1;
    const frequency = (weight * occurrences) / (1 - WEIGHTS.b + WEIGHTS.b * length);
    const { pageNumber } = index.section(section);
    if (SECTION_FIELDS.includes(field)) add(frequencies.sections, section, frequency);
    add(frequencies.pages, pageNumber, frequency * (isOfPage ? 1 : WEIGHTS.body));
    if (isOfPage) scores.named[pageNumber] = 1;
  });
}

const add = (sums: Map<number, number>, key: number, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);

function saturate(scores: Float64Array, frequencies: ReadonlyMap<number, number>, factor: number): void {
  for (const [key, frequency] of frequencies) {
    const score = (factor * (WEIGHTS.k1 + 1) * frequency) / (WEIGHTS.k1 + frequency);
    if (score > (scores[key] ?? 0)) scores[key] = score;
  }
}
