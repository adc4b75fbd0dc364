import { SEARCH_SCHEMA, type SearchArea } from '../../common/search.ts';
import type { AreaId } from '../../common/sidebar.ts';

/** Parts of a section that are searched, and that a query can name. */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type FieldName = (typeof FIELDS)[number];

/** A page as it goes into an index. */
export interface IndexedPage {
  route: string;
  title: string;
  /** Area of the docs that the page belongs to, one of those that the sidebars name. */
  area: AreaId | null;
  /** Labels that the page stands under in its sidebar, outermost first, without its own. */
  breadcrumbs: string[];
  description: string;
  /** Further names of the page. */
  keywords: string[];
  /** Digest that names the file of the page's texts. */
  textDigest: string;
  /** In order; the first is what stands before any heading, without anchor and heading. */
  sections: IndexedSection[];
}

/** The part of a page under one heading. */
export interface IndexedSection {
  /** Anchor without `#`. */
  anchor: string;
  heading: string;
  /** White space folded. */
  text: string;
}

/** A page as the file holds it: without its texts, which are in a file of their own. */
export interface StoredPage extends Omit<IndexedPage, 'sections' | 'description'> {
  sections: [anchor: string, heading: string][];
}

/** One field of an index. Each text is written by `packNumbers`. */
export interface StoredField {
  /** By stem: in how many sections it occurs. */
  sizes: string;
  /** By stem, the sections in which it occurs, each as its distance to the one before. */
  gaps: string;
  /** Beside them, how often it occurs there. */
  frequencies: string;
  /** By section: how many words the field has. */
  lengths: string;
}

/** The search index of some pages of one version. */
export interface IndexFile {
  schema: typeof SEARCH_SCHEMA;
  version: string;
  area: SearchArea;
  /** Base path of the version's pages on the site. */
  base: string;
  pages: StoredPage[];
  /** All words, sorted, as `packWords` writes them. Stems are numbered in the order in which the words bring them up. */
  words: string;
  fields: Record<FieldName, StoredField>;
}

/** The texts of one page's sections, in order, and behind them the page's description. */
export interface TextFile {
  schema: typeof SEARCH_SCHEMA;
  texts: string[];
}

/** List what the file of a page's texts holds. */
export const listTexts = (page: { sections: readonly { text: string }[]; description: string }): string[] => [
  ...page.sections.map(({ text }) => text),
  page.description,
];

/** Name the file of a page's texts, relative to the index. */
export const textFileName = (textDigest: string): string => `text/${textDigest}.json`;

/** Make an object with a value for each field. */
export const mapFields = <Value>(create: (name: FieldName) => Value): Record<FieldName, Value> => ({
  title: create('title'),
  heading: create('heading'),
  description: create('description'),
  keywords: create('keywords'),
  content: create('content'),
});

/** Pass a parsed file on where it has the form that this code reads. Throws an Error otherwise. */
export function checkSearchFile<File extends { schema: number }>(file: unknown): File {
  const found = typeof file === 'object' && file !== null && 'schema' in file ? file.schema : undefined;
  if (found !== SEARCH_SCHEMA)
    throw new Error(`The search index has schema ${String(found)}; this page reads schema ${SEARCH_SCHEMA}.`);
  // The schema number stands for the form.
  return file as File;
}
