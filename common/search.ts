import { SECTIONS, type SectionId } from './buildRecord.ts';

/** Number of the form that search files have. A browser that knows another refuses them. */
export const SEARCH_SCHEMA = 5;

/** What one index covers: every page of a version, or those of one section. */
export type SearchScope = 'all' | SectionId;

export const SEARCH_SCOPES: readonly SearchScope[] = ['all', ...SECTIONS];

/** Where the search indexes of one version stand: by scope, relative to the site's base. Each name holds a digest. */
export interface SearchFiles {
  schema: typeof SEARCH_SCHEMA;
  files: Partial<Record<SearchScope, string>>;
}

/** Suggestions that the search box shows at most. */
export const MAX_SUGGESTIONS = 8;
