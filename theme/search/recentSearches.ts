import { RECENT_SEARCHES_KEY } from '../../common/storageKeys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const MAX_RECENT = 5;
/** A pasted page is nothing to search for again. */
const MAX_LENGTH = 100;

/** Read the reader's last searches, newest first. */
export const readRecent = (): string[] => parseRecent(readStored(RECENT_SEARCHES_KEY));

/** Keep a search as the newest. */
export function keepRecent(query: string): void {
  const recent = addRecent(readRecent(), query);
  if (recent.length > 0) writeStored(RECENT_SEARCHES_KEY, JSON.stringify(recent));
}

/** Forget all searches. */
export const clearRecent = (): void => writeStored(RECENT_SEARCHES_KEY, null);

/** Read what the browser kept; anything that is no list of texts is nothing. */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((entry) => typeof entry === 'string' && entry.length <= MAX_LENGTH).slice(0, MAX_RECENT);
  } catch {
    // Another program's text under the same key.
    return [];
  }
}

/** Put a search first, and take it out where it stood. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '' || text.length > MAX_LENGTH) return [...recent];
  return [text, ...recent.filter((entry) => entry !== text)].slice(0, MAX_RECENT);
}
