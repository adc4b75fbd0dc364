import { stem } from '../tokenize/tokenize.ts';

/** The browser refuses other versions. */
export const SEARCH_SCHEMA = 7;

/** The parts of a section that are searched, and that queries can name. */
export const FIELDS = ['title', 'heading', 'description', 'keywords', 'content'] as const;
export type FieldName = (typeof FIELDS)[number];

export interface IndexedPage {
  route: string;
  title: string;
  area: string | null;
  /** In the sidebar, outermost first. */
  breadcrumbs: string[];
  description: string;
  /** Further names. */
  keywords: string[];
  /** Names the file of texts. */
  textDigest: string;
  /** The first one precedes any heading. */
  sections: IndexedSection[];
}

export interface IndexedSection {
  /** Without `#`. */
  anchor: string;
  heading: string;
  /** In the form of `common/textLines.ts`. */
  text: string;
}

export interface StoredPage extends Omit<IndexedPage, 'sections' | 'description'> {
  sections: [anchor: string, heading: string][];
}

/** Packed by `packNumbers`. */
export interface StoredField {
  /** Sections per stem. */
  sizes: string;
  /** Sections by stem, as distances. */
  gaps: string;
  /** The frequency in each of these sections. */
  frequencies: string;
  /** Words per section. */
  lengths: string;
}

export interface IndexFile {
  schema: typeof SEARCH_SCHEMA;
  version: string;
  /** Id of the area, or a word for all pages. */
  area: string;
  /** Of the version. */
  base: string;
  /** What texts of the docs have before a colon. @example 'shell' for `shell:ls` */
  schemes: readonly string[];
  pages: StoredPage[];
  /** Sorted, packed by `packWords`. `numberStems` numbers their stems. */
  words: string;
  fields: Record<FieldName, StoredField>;
}

/** Of sections, then the page's description. */
export interface TextFile {
  schema: typeof SEARCH_SCHEMA;
  texts: string[];
}

/** List the texts of a page's file. */
export const listTexts = (page: { sections: readonly { text: string }[]; description: string }): string[] => [
  ...page.sections.map(({ text }) => text),
  page.description,
];

/** Name the file of a page's texts. */
export const textFileName = (textDigest: string): string => `text/${textDigest}.json`;

/** Create an object with all fields. */
export const mapFields = <Value>(create: (name: FieldName) => Value): Record<FieldName, Value> =>
  // The fields are its keys.
  Object.fromEntries(FIELDS.map((name) => [name, create(name)])) as Record<FieldName, Value>;

/** Number the stems of sorted words by first occurrence. */
export const numberStems = (words: readonly string[]): Map<string, number> =>
  new Map([...new Set(words.map(stem))].map((name, number) => [name, number]));

/** Check the schema of a parsed file. Throws an Error for others. */
export function checkSchema<File extends { schema: number }>(file: unknown, schema: File['schema']): File {
  const found = typeof file === 'object' && file !== null && 'schema' in file ? file.schema : undefined;
  if (found !== schema)
    throw new Error(`The file of the search has schema ${String(found)}; this page reads schema ${schema}.`);
  // Builds write the schema of a file together with its content.
  return file as File;
}
