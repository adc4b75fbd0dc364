import { RECENT_PAGES_KEY } from '../../common/storageKeys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

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

/** Store a page as the newest of those that the reader read. */
export const keepRecentPage = (page: RecentPage): void =>
  writeStored(RECENT_PAGES_KEY, addRecentPage(readStored(RECENT_PAGES_KEY), page));

/** Put a page first in what the browser stored, and take it out where it was. Whoever reads the list checks its entries. */
export function addRecentPage(stored: string | null, page: RecentPage): string {
  const others = parseList(stored).filter((entry) => (entry as Partial<RecentPage> | null)?.pathname !== page.pathname);
  return JSON.stringify([page, ...others].slice(0, MAX_PAGES));
}

/** Parse a list that the browser stored, of anything. Whatever is no list is empty. */
export function parseList(stored: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    // Another program's text under the same key.
    return [];
  }
}
