import type { AreaId } from './buildRecord.ts';
import { SEARCH_ROUTE } from './searchAddress.ts';
import { parentRoute, pathnameOf } from './urls.ts';

export const PAGE_MAP_SCHEMA = 1;
export const PAGE_MAP_FILE = 'page-map.json';

/** Where one page stands in one version. */
export interface PageAddress {
  id: string;
  /** Pathname on the site. */
  path: string;
  title: string;
  digest: string;
  sidebar: AreaId | null;
}

/** One page through all versions: the same address, or addresses it moved between. */
export interface PageMapEntry {
  versions: Record<string, PageAddress>;
  /** Routes that the page came from and at which no version has a page. Left out where there are none. */
  movedFrom?: string[];
}

/** `/page-map.json`: every page of every version. */
export interface PageMap {
  schema: typeof PAGE_MAP_SCHEMA;
  pages: PageMapEntry[];
}

/** Where a reader who changes version arrives. */
export interface PageTarget {
  path: string;
  /** `same` address, `moved` to another address, or `parent`: the page is missing there. */
  kind: 'same' | 'moved' | 'parent';
}

/** Find the page that stands at a pathname. */
export function findPage(map: PageMap, versionName: string, pathname: string): PageMapEntry | undefined {
  return map.pages.find((page) => page.versions[versionName]?.path === pathname);
}

/**
 * Find where a page of one version leads in another: to itself, or to the nearest parent that exists there.
 * The home page of a version always exists.
 */
export function findTarget(
  map: PageMap,
  from: { name: string; path: string; route: string },
  to: { name: string; path: string },
): PageTarget {
  // Every version has it, and no map lists it.
  if (from.route === SEARCH_ROUTE) return { path: pathnameOf(to.path, SEARCH_ROUTE), kind: 'same' };
  const address = findPage(map, from.name, pathnameOf(from.path, from.route))?.versions[to.name];
  if (address) {
    const isSame = address.path === pathnameOf(to.path, from.route);
    return { path: address.path, kind: isSame ? 'same' : 'moved' };
  }
  const paths = new Set(map.pages.map((page) => page.versions[to.name]?.path));
  let route: string | undefined = from.route;
  while (route !== undefined && !paths.has(pathnameOf(to.path, route))) route = parentRoute(route);
  const path = pathnameOf(to.path, route ?? '/');
  return { path, kind: route === from.route ? 'same' : 'parent' };
}
