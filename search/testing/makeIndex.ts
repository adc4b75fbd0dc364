// For tests only.
import { createIndex } from '../index/createIndex.ts';
import { type IndexedPage, type IndexFile, listTexts } from '../index/indexFile.ts';
import { nameTextFile, TEXT_DIGITS } from '../index/textFiles.ts';

/** Describe a page: its words before any heading, then sections by heading. */
export function makePage(
  route: string,
  changes: Partial<IndexedPage> & { texts?: Record<string, string> } = {},
): IndexedPage {
  const { texts = {}, ...rest } = changes;
  const sections = Object.entries(texts).map(([heading, text]) => ({
    anchor: heading.toLowerCase().replaceAll(' ', '-'),
    heading,
    keywords: [],
    text,
  }));
  const first = sections[0]?.heading === '' ? [] : [{ anchor: '', heading: '', keywords: [], text: '' }];
  return {
    route,
    title: route,
    context: 'tango',
    crumbs: [],
    description: '',
    keywords: [],
    links: [],
    textDigits: digitsOf(route),
    sections: [...first, ...sections],
    ...rest,
  };
}

/** Make an index of pages, as a build does. */
export const makeIndex = (pages: IndexedPage[], version = '2.0.0'): IndexFile =>
  createIndex({ version, scope: 'all', base: '/', pages });

/** The texts of pages by their file. */
export const textsOf = (pages: IndexedPage[]) => (textFile: string) => {
  const page = pages.find(({ textDigits }) => nameTextFile(textDigits) === textFile);
  return page ? listTexts(page) : null;
};

/** Make digits of a route, others for each. */
export const digitsOf = (route: string): string =>
  [...route]
    .reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 0)
    .toString(16)
    .padStart(TEXT_DIGITS, '0');
