import type { ApiDifferenceKind } from './apiHistory.ts';
import type { PageRecord } from './buildRecord.ts';
import { HISTORY_ROUTE, SHELL_ROUTES } from './shellRoutes.ts';
import type { SymbolSpan } from './symbolSpans.ts';
import { parentRoute, pathnameOf } from './urls.ts';

/** Of the map, and of the histories, which are derived with it. */
export const PAGE_MAP_SCHEMA = 2;
export const PAGE_MAP_FILE = 'page-map.json';

/** A page in one version. */
export interface PageRow extends Pick<PageRecord, 'id' | 'title' | 'sidebar' | 'api'> {
  /** Pathname on the site. */
  path: string;
  /** By the names of earlier versions: how many sections differ. Where nothing differs, there is none. */
  changed?: Record<string, number>;
}

/** One page in all versions that have it, at the same address or at addresses that it moved between. */
export interface PageMapEntry {
  versions: Record<string, PageRow>;
  /** Earlier routes of the page at which no version has a page. Left out if there are none. */
  movedFrom?: string[];
}

/** `/page-map.json`: every page of every version, with what comparisons need. */
export interface PageMap {
  schema: typeof PAGE_MAP_SCHEMA;
  pages: PageMapEntry[];
}

/** The address to which a change of version leads. */
interface PageTarget {
  path: string;
  /** `same` address, `moved` to another address, or `parent`: the page is missing there. */
  kind: 'same' | 'moved' | 'parent';
}

/** Find the page at a pathname. */
export function findPage(map: PageMap, versionName: string, pathname: string): PageMapEntry | undefined {
  return map.pages.find((page) => page.versions[versionName]?.path === pathname);
}

/**
 * Find the target of a change of version: the same page, or the nearest parent that exists in the other version.
 * The home page of a version always exists.
 */
export function findVersionTarget(
  map: PageMap,
  from: { name: string; path: string; route: string },
  to: { name: string; path: string },
): PageTarget {
  if (SHELL_ROUTES.includes(from.route)) return { path: pathnameOf(to.path, from.route), kind: 'same' };
  const page = findPage(map, from.name, pathnameOf(from.path, from.route));
  const address = page?.versions[to.name];
  if (address) {
    const isSame = address.path === pathnameOf(to.path, from.route);
    return { path: address.path, kind: isSame ? 'same' : 'moved' };
  }
  const paths = new Set(map.pages.map((page) => page.versions[to.name]?.path));
  let route: string | undefined = from.route;
  while (route !== undefined && !paths.has(pathnameOf(to.path, route))) route = parentRoute(route);
  const path = pathnameOf(to.path, route ?? '/');
  // Another page may have the address there.
  return { path, kind: !page && route === from.route ? 'same' : 'parent' };
}

/** `/history/<route>/index.json`: the pages that have, or had, this route. Usually one. */
export interface PageHistoryFile {
  schema: typeof PAGE_MAP_SCHEMA;
  pages: PageHistory[];
}

export type PageHistory = PageInVersion[];

/** In a version without the page, path and title are those of its nearest parent. */
export interface PageInVersion extends Pick<PageRow, 'path' | 'title'> {
  name: string;
  /** Compared with the last earlier version that has the page. */
  change: 'added' | 'same' | 'changed' | 'missing';
  /** Earlier pathname, where the route is new. */
  movedFrom?: string;
  /** Only with `changed`. */
  sections?: SectionChange[];
  /** Of the symbol that is the page's title. */
  span?: SymbolSpan;
  /** What happened to the symbols of the page since that earlier version, where something is known. */
  api?: Partial<Record<ApiDifferenceKind, string[]>>;
}

export interface SectionChange {
  change: 'added' | 'changed' | 'removed';
  /** Empty above the first heading, missing where the section was removed. */
  anchor?: string;
  heading: string;
}

/** Format the pathname of a route's history. Its data are in `index.json` beside it. */
export const historyPath = (siteBase: string, route: string): string =>
  pathnameOf(siteBase, HISTORY_ROUTE) + route.slice(1);

/** Find the page at a pathname of a version; in an unknown version, the newest page of the route. */
export const findHistory = (
  { pages }: Pick<PageHistoryFile, 'pages'>,
  own: { name: string; path: string },
): PageHistory | undefined =>
  pages.find((page) =>
    page.some(({ name, path, change }) => name === own.name && path === own.path && change !== 'missing'),
  ) ?? pages[0];
