import type { Weights } from '../weights.ts';

/** The ranking stages, with the weights that switch each off. */
export const STAGES: readonly { name: string; off: Partial<Weights> }[] = [
  { name: 'words of a title count three times', off: { title: 1 } },
  { name: 'a section gets some of its page’s score', off: { page: 0 } },
  { name: 'a page’s content counts less than its names', off: { body: 1 } },
  { name: 'words found, of those asked for', off: { coverage: 0 } },
  { name: 'title or heading that the query names', off: { name: 0 } },
  { name: 'further sections of a page count less', off: { again: 1 } },
  { name: 'compounds, and neighbours written as one', off: { compound: 0 } },
  { name: 'similar words for misspelt ones', off: { fuzzy: 0 } },
  { name: 'longer words for a beginning', off: { prefix: 0 } },
];
