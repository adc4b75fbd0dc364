// For tests only.
import type { SearchHit } from '../types.ts';

/** Create a hit. */
export const makeHit = (pathname: string, hash = '', score = 1): SearchHit => ({
  pathname,
  hash,
  title: pathname,
  heading: hash,
  breadcrumbs: [],
  type: hash === '' ? 'title' : 'heading',
  area: null,
  score,
  marks: { title: [], heading: [] },
  excerpt: null,
  terms: [],
});
