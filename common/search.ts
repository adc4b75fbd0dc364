import { type AreaId, findSidebarItem, type Sidebars } from './sidebar.ts';
import type { DocItem, NavbarItem } from './siteConfig.ts';

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

export const SEARCH_BOX_ID = 'search-box';

/** Find the navbar entry of an area, with its label for readers. */
export const findAreaEntry = (
  area: AreaId,
  { sidebars, navbar }: { sidebars: Sidebars; navbar: readonly NavbarItem[] },
): DocItem | undefined =>
  navbar.filter((item) => item.type === 'doc').find(({ to }) => findSidebarItem(sidebars, to)?.area === area);
