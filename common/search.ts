import type { AreaId } from './sidebar.ts';

/** Area of the index of every page. No sidebar has this id. */
export const ALL_PAGES = 'all';

export type SearchArea = typeof ALL_PAGES | AreaId;

/** By area, relative to the site's base. File names contain a digest. */
export interface SearchFiles {
  schema: number;
  files: Record<SearchArea, string>;
  /** File of the API's symbols; missing where the version has no API. */
  symbols?: string;
}
