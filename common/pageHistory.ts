import { pathnameOf } from './urls.ts';

export const PAGE_HISTORY_SCHEMA = 1;

/** `/history/<route>/index.json`: the pages that have, or had, this route. More than one only where a route changed hands. */
export interface PageHistoryFile {
  schema: typeof PAGE_HISTORY_SCHEMA;
  pages: PageHistory[];
}

/** One page in all versions of the site, newest first. */
export type PageHistory = PageInVersion[];

/** What a version has of a page. */
export interface PageInVersion {
  /** Name of the version. */
  name: string;
  /** Pathname of the page; of its nearest parent where the version lacks the page. */
  path: string;
  title: string;
  /**
   * What happened to the page since the version before that has it: `added` in the oldest, `same` where every word is the
   * same. `missing`: this version has no such page.
   */
  change: 'added' | 'same' | 'changed' | 'missing';
  /** Pathname in the version before, where the page has another route now. */
  movedFrom?: string;
  /** Share of words that are not the same, in percent: 1 to 100 (`shareOfChange`). Only with `changed`. */
  share?: number;
  /** Sections that are not as they were. Only with `changed`; empty where only the title or their order is new. */
  sections?: SectionChange[];
}

/** What happened to one section of a page. */
export interface SectionChange {
  change: 'added' | 'changed' | 'removed';
  /** Id of its heading; empty for what stands before the first heading, and left out where it was removed. */
  anchor?: string;
  heading: string;
}

/** Attribute of the empty element of a page that the merge fills with a line about its history. */
export const HISTORY_SLOT = 'data-page-history';

/** Pathname of the page that tells the history of a route. Its data are in `index.json` beside it. */
export const historyPath = (siteBase: string, route: string): string => pathnameOf(siteBase, `/history${route}`);

/** Find the page that has a pathname in a version. A version that the site no longer has gets the newest page of the route. */
export const findHistory = (
  { pages }: Pick<PageHistoryFile, 'pages'>,
  own: { name: string; path: string },
): PageHistory | undefined =>
  pages.find((page) =>
    page.some(({ name, path, change }) => name === own.name && path === own.path && change !== 'missing'),
  ) ?? pages[0];

/** The history of a page in one line, read from one version. */
export interface HistorySummary {
  /** The oldest version that has the page, and whether it is the oldest of the site: then the page may be older still. */
  since: { name: string; isOldestVersion: boolean };
  /** Versions in which the words changed, oldest first. */
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
