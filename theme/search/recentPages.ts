import { RECENT_PAGES_KEY } from '../../common/storageKeys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

// Every page has this: it is small.

/** Five to offer, and the page being read. */
const MAX_PAGES = 6;

/** A page that the reader read. */
export interface RecentPage {
  /** Pathname on the site. */
  pathname: string;
  title: string;
  /** Name of its version. */
  version: string;
}

/** Read the pages that the reader read last, newest first. */
export const readRecentPages = (): RecentPage[] => parseRecentPages(readStored(RECENT_PAGES_KEY));

/** Keep a page as the newest. */
export const keepRecentPage = (page: RecentPage): void =>
  writeStored(RECENT_PAGES_KEY, JSON.stringify(addRecentPage(readRecentPages(), page)));

/** Forget all pages. */
export const clearRecentPages = (): void => writeStored(RECENT_PAGES_KEY, null);

/** Read what the browser stored; anything that is no list of pages is nothing. */
export function parseRecentPages(stored: string | null): RecentPage[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentPage) : [];
  } catch {
    // Another program's text under the same key.
    return [];
  }
}

/** Put a page first, and take it out where it stood. */
export const addRecentPage = (pages: readonly RecentPage[], page: RecentPage): RecentPage[] =>
  [page, ...pages.filter(({ pathname }) => pathname !== page.pathname)].slice(0, MAX_PAGES);

const isRecentPage = (page: Partial<RecentPage> | null): page is RecentPage =>
  // Not `//`, which leads to another host.
  /^\/(?!\/)/.test(String(page?.pathname)) && typeof page?.title === 'string' && typeof page.version === 'string';
