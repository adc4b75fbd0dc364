// For tests only.
import { createIndex } from '../format/createIndex.ts';
import { type IndexedPage, type IndexFile, listTexts, textFileName } from '../format/indexFile.ts';

/** Describe a page: its words before any heading, then sections by heading. */
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
    area: 'tango',
    breadcrumbs: [],
    description: '',
    keywords: [],
    textDigest: route.replaceAll('/', '_'),
    sections,
    ...changes,
  };
}

/** Make an index of pages, as a build does. */
export const makeIndex = (pages: IndexedPage[], version = '2.0.0'): IndexFile =>
  createIndex({ version, area: 'all', base: '/', pages });

/** Read the texts of pages by the name of their file. */
export const textsOf = (pages: IndexedPage[]) => (file: string) => {
  const page = pages.find(({ textDigest }) => textFileName(textDigest) === file);
  return page ? listTexts(page) : null;
};
