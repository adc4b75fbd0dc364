import { RECENT_PAGES_KEY } from '../../common/storageKeys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

/** Five to offer, and the page being read. */
const MAX_PAGES = 6;

interface RecentPage {
  pathname: string;
  title: string;
  version: string;
}

/** Store a page as the newest. */
export const keepRecentPage = (page: RecentPage): void =>
  writeStored(RECENT_PAGES_KEY, addRecentPage(readStored(RECENT_PAGES_KEY), page));

/** Move a page to the front of the stored list. */
export function addRecentPage(stored: string | null, page: RecentPage): string {
  const others = parsePages(stored).filter(({ pathname }) => pathname !== page.pathname);
  return JSON.stringify([page, ...others].slice(0, MAX_PAGES));
}

/** Read the last pages, newest first. */
export const readRecentPages = (): RecentPage[] => parsePages(readStored(RECENT_PAGES_KEY));

export const forgetRecentPages = (): void => writeStored(RECENT_PAGES_KEY, null);

/** Parse stored pages; any site of the same origin could have written them. */
export function parsePages(stored: string | null): RecentPage[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isPage) : [];
  } catch {
    // Another program's text under the same key.
    return [];
  }
}

function isPage(entry: unknown): entry is RecentPage {
  const page = entry as Partial<RecentPage> | null;
  // Not `//`, which leads to another host.
  const isHere = /^\/(?!\/)/.test(String(page?.pathname));
  return isHere && typeof page?.title === 'string' && typeof page.version === 'string';
}
