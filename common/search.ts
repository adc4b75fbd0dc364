import type { SectionId } from './buildRecord.ts';

/** Number of the form that search files have. A browser that knows another refuses them. */
export const SEARCH_SCHEMA = 5;

/** Scope of the index that covers every page of a version. No section has this id. */
export const ALL_PAGES = 'all';

/** What one index covers: `ALL_PAGES`, or the pages of one section. */
export type SearchScope = typeof ALL_PAGES | SectionId;

/** Where the search indexes of one version stand: by scope, relative to the site's base. Each name holds a digest. */
export interface SearchFiles {
  schema: typeof SEARCH_SCHEMA;
  files: Record<SearchScope, string>;
}

/** Suggestions that the search box shows at most. */
export const MAX_SUGGESTIONS = 8;
