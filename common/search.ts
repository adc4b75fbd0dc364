import type { AreaId } from './buildRecord.ts';

/** Number of the form that search files have. A browser that knows another refuses them. */
export const SEARCH_SCHEMA = 6;

/** Area of the index that covers every page of a version. No sidebar has this id. */
export const ALL_PAGES = 'all';

/** What one index covers: `ALL_PAGES`, or the pages of one area of the docs, by the id of its sidebar. */
export type SearchArea = typeof ALL_PAGES | AreaId;

/** Where the search indexes of one version stand: by area, relative to the site's base. Each name holds a digest. */
export interface SearchFiles {
  schema: typeof SEARCH_SCHEMA;
  files: Record<SearchArea, string>;
}

/** Suggestions that the search box shows at most. */
export const MAX_SUGGESTIONS = 8;
