// For tests only.
import type { SearchHit } from '../types.ts';

/** Describe a hit; only its place and its score matter. */
export const makeHit = (u: string, h = '', score = 1): SearchHit => ({
  u,
  h,
  t: u,
  s: h,
  b: [],
  type: h === '' ? 'title' : 'heading',
  context: null,
  score,
  marks: { t: [], s: [] },
  excerpt: null,
  terms: [],
});
