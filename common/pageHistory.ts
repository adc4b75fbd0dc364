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
  /** Compared with the last earlier version that has the page. All words are equal in `same`. */
  change: 'added' | 'same' | 'changed' | 'missing';
  /** Earlier pathname, where the route is new. */
  movedFrom?: string;
  /** Percent of different words, 1 to 100 (`shareOfChange`). Only with `changed`. */
  share?: number;
  /** Only with `changed`; empty where only the title or their order is new. */
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

interface HistorySummary {
  /** If the version is the oldest of the site, the page may be older still. */
  since: { name: string; isOldestVersion: boolean };
  changed: string[];
  /** The version before, where its words are the same. */
  sameAs: string | undefined;
}

/** Summarize the history of a page; undefined where no version has it. */
export function summarizeHistory(history: PageHistory, versionName: string): HistorySummary | undefined {
  const found = history.filter(({ change }) => change !== 'missing');
  const first = found.at(-1);
  if (!first) return undefined;
  const own = found.findIndex(({ name }) => name === versionName);
  return {
    since: { name: first.name, isOldestVersion: first === history.at(-1) },
    changed: found.flatMap(({ name, change }) => (change === 'changed' ? [name] : [])).reverse(),
    sameAs: found[own]?.change === 'same' ? found[own + 1]?.name : undefined,
  };
}
