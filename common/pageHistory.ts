import { pathnameOf } from './urls.ts';

export const PAGE_HISTORY_SCHEMA = 1;

/** `/history/<route>/index.json`: the pages that have, or had, this route. Usually one. */
export interface PageHistoryFile {
  schema: typeof PAGE_HISTORY_SCHEMA;
  pages: PageHistory[];
}

export type PageHistory = PageInVersion[];

export interface PageInVersion {
  name: string;
  /** In a version without the page, that of its nearest parent. */
  path: string;
  title: string;
  /** Compared with the last earlier version that has the page. No reader sees a difference in `same`. */
  change: 'added' | 'same' | 'changed' | 'missing';
  /** Earlier pathname, where the route is new. */
  movedFrom?: string;
  /** Percentage of words that differ, 1 to 100. Only with `changed`. */
  share?: number;
  /** Only with `changed`; empty where none has other words of its own. */
  sections?: SectionChange[];
}

export interface SectionChange {
  change: 'added' | 'changed' | 'removed';
  /** Empty above the first heading, missing where the section was removed. */
  anchor?: string;
  heading: string;
}

/** Format the pathname of a route's history. Its data are in `index.json` beside it. */
export const historyPath = (siteBase: string, route: string): string => pathnameOf(siteBase, `/history${route}`);

/** Find the page at a pathname of a version; in an unknown version, the newest page of the route. */
export const findHistory = (
  { pages }: Pick<PageHistoryFile, 'pages'>,
  own: { name: string; path: string },
): PageHistory | undefined =>
  pages.find((page) =>
    page.some(({ name, path, change }) => name === own.name && path === own.path && change !== 'missing'),
  ) ?? pages[0];
