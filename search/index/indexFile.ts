import type { SectionId } from '../../common/buildRecord.ts';
import { SEARCH_SCHEMA, type SearchScope } from '../../common/search.ts';
import type { FieldName } from '../engine/fields.ts';
import type { PackedField } from './packField.ts';
import type { StoredSection } from './storedSections.ts';
import type { PackedVocabulary } from './Vocabulary.ts';

/** A page as it goes into an index. */
export interface IndexedPage {
  route: string;
  title: string;
  context: SectionId | null;
  /** Labels that the page stands under in its sidebar, outermost first, without its own. */
  crumbs: string[];
  description: string;
  keywords: string[];
  /** Routes of the pages that it links to. */
  links: string[];
  /** Digits that name the file of the page's texts, as `nameTextFile` does. */
  textDigits: string;
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
  /** Words that readers may search for and the section does not say. */
  keywords: string[];
}

/** A page as the file holds it; its description is in its own file too, and its sections' keywords are in the field alone. */
export interface StoredPage extends Omit<IndexedPage, 'sections' | 'description' | 'links' | 'textDigits'> {
  sections: StoredSection[];
  /** Numbers of the pages that it links to, each as its distance to the one before, as `packNumbers` writes them. */
  leadsTo: string;
}

/** The search index of some pages of one version. Texts stand in files of their own, one for each page. */
export interface IndexFile {
  schema: typeof SEARCH_SCHEMA;
  version: string;
  scope: SearchScope;
  /** Base path of the version's pages on the site. */
  base: string;
  pages: StoredPage[];
  /** Digits of the file of texts of each page, in a row. */
  textDigits: string;
  vocabulary: PackedVocabulary;
  /** Where the stems stand, in the order in which the words bring them up. */
  fields: Record<FieldName, PackedField>;
}

/** The texts of one page's sections, in order, and behind them the page's description. */
export interface TextFile {
  schema: typeof SEARCH_SCHEMA;
  texts: string[];
}

/** List what a page's own file holds. */
export const listTexts = (page: { sections: readonly { text: string }[]; description: string }): string[] => [
  ...page.sections.map(({ text }) => text),
  page.description,
];

/** Pass a parsed file on where it has the form that this code reads. Throws an Error otherwise. */
export function checkSearchFile<File extends { schema: number }>(file: unknown): File {
  const found = typeof file === 'object' && file !== null && 'schema' in file ? file.schema : undefined;
  if (found !== SEARCH_SCHEMA)
    throw new Error(`The search index has schema ${String(found)}; this page reads schema ${SEARCH_SCHEMA}.`);
  // The schema number stands for the form.
  return file as File;
}
