import { RECENT_PAGES_KEY, RECENT_SEARCHES_KEY } from '../../common/storageKeys.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { parseList, type RecentPage } from './keepRecentPage.ts';

const MAX_SEARCHES = 5;
/** A pasted page is nothing to search for again. */
const MAX_LENGTH = 100;

/** Read the last searches, newest first. */
export const readRecentSearches = (): string[] => parseSearches(readStored(RECENT_SEARCHES_KEY));

/** Read the last pages, newest first. */
export const readRecentPages = (): RecentPage[] => parsePages(readStored(RECENT_PAGES_KEY));

/** Store a search as the newest. */
export function keepRecentSearch(query: string): void {
  const searches = addSearch(readRecentSearches(), query);
  if (searches.length > 0) writeStored(RECENT_SEARCHES_KEY, JSON.stringify(searches));
}

/** Forget all searches and pages. */
export function clearRecent(): void {
  writeStored(RECENT_SEARCHES_KEY, null);
  writeStored(RECENT_PAGES_KEY, null);
}

/** Parse stored searches; drop what is not a text. */
export const parseSearches = (stored: string | null): string[] =>
  parseList(stored)
    .filter((entry): entry is string => typeof entry === 'string' && entry.length <= MAX_LENGTH)
    .slice(0, MAX_SEARCHES);

/** Parse stored pages; any site of the same origin could have written them. */
export const parsePages = (stored: string | null): RecentPage[] => parseList(stored).filter(isPage);

/** Move a search to the front. */
export function addSearch(searches: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '' || text.length > MAX_LENGTH) return [...searches];
  return [text, ...searches.filter((entry) => entry !== text)].slice(0, MAX_SEARCHES);
}

function isPage(entry: unknown): entry is RecentPage {
  const page = entry as Partial<RecentPage> | null;
  // Not `//`, which leads to another host.
  const isHere = /^\/(?!\/)/.test(String(page?.pathname));
  return isHere && typeof page?.title === 'string' && typeof page.version === 'string';
}
