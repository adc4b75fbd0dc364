// For tests only.
import { createIndex } from '../format/createIndex.ts';
import { type IndexedPage, type IndexFile, listTexts, textFileName } from '../format/indexFile.ts';
import type { SearchHit } from '../types.ts';

/** Create a page with sections by heading. */
export function makePage(
  route: string,
  { texts = {}, ...changes }: Partial<IndexedPage> & { texts?: Record<string, string> } = {},
): IndexedPage {
  const sections = Object.entries({ '': '', ...texts }).map(([heading, text]) => ({
    anchor: heading.toLowerCase().replaceAll(' ', '-'),
    heading,
    text,
  }));
  return {
    route,
    title: route,
    area: 'harbor',
    breadcrumbs: [],
    description: '',
    keywords: [],
    textDigest: route.replaceAll('/', '_'),
    sections,
    ...changes,
  };
}

/** Create an index of pages. */
export const makeIndex = (pages: IndexedPage[], version = '2.0.0'): IndexFile =>
  createIndex({ version, area: 'all', base: '/', pages });

/** Read the texts of pages. */
export const textsOf = (pages: IndexedPage[]) => (file: string) => {
  const page = pages.find(({ textDigest }) => textFileName(textDigest) === file);
  return page ? listTexts(page) : null;
};

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
