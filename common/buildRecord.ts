import type { SearchFiles } from './search.ts';

// What one build tells the merge. Written beside the pages, never published as it is.

/** Sections of the docs; each has a sidebar of its own in every version. */
export const SECTIONS = ['tango', 'api', 'scrcpy', 'internal'] as const;
export type SectionId = (typeof SECTIONS)[number];

export const BUILD_RECORD_SCHEMA = 1;

/** Facts about one page of one version. */
export interface PageRecord {
  /** Path of the content file without its ending; the home page is `tango/index`. */
  id: string;
  route: string;
  title: string;
  sidebar: SectionId | null;
  /** Digest of the words a reader sees: equal digests mean equal text. */
  digest: string;
  /** Last change of the content file, ISO 8601 in UTC, or null for a generated page. */
  lastUpdated: string | null;
  /** Routes under which the page stood in earlier versions. */
  movedFrom: string[];
}

export interface BuildRecord {
  schema: typeof BUILD_RECORD_SCHEMA;
  name: string;
  base: string;
  mainDocId: string;
  /** Entry page of each section's sidebar. */
  sidebars: Partial<Record<SectionId, { label: string; route: string }>>;
  pages: PageRecord[];
  /** Broken anchors, duplicate routes and pages without a sidebar: told, but no reason to fail. */
  warnings: string[];
  /** Names of the search indexes, which stand among the pages. */
  search?: SearchFiles;
}

/** Last change of one content file. Times are ISO 8601 in UTC. */
export interface PageChange {
  commit: string;
  date: string;
}

/** Last change by content file path, relative to the content folder. */
export type PageHistory = Record<string, PageChange>;
