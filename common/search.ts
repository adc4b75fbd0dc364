import type { AreaId } from './sidebar.ts';

/** Version of the format of search files. The browser refuses files of any other. */
export const SEARCH_SCHEMA = 6;

/** Area of the index that covers every page of a version. No sidebar has this id. */
export const ALL_PAGES = 'all';

/** What one index covers: `ALL_PAGES`, or the pages of one area of the docs, by the id of its sidebar. */
export type SearchArea = typeof ALL_PAGES | AreaId;

/** Paths of one version's search indexes by area, relative to the site's base. Each file name contains a digest. */
export interface SearchFiles {
  schema: typeof SEARCH_SCHEMA;
  files: Record<SearchArea, string>;
}

/** Maximum number of suggestions in the search box. */
export const MAX_SUGGESTIONS = 8;
