import { useSyncExternalStore } from 'react';
import { ANNOUNCEMENT_MARK, DISMISSED } from '../../common/rootMarks.ts';
import type { AnnouncementBar } from '../../common/siteConfig.ts';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '../../common/storageKeys.ts';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import { writeStored } from '../ui/storage.ts';

const listeners = new Set<() => void>();

/** Tell whether the reader closed the announcement, and close it. The first paint hides a closed one by the head script's mark. */
export function useAnnouncement(announcement: AnnouncementBar | undefined): [boolean, () => void] {
  const isDismissed = useSyncExternalStore(subscribe, readDismissed, () => false);
  return [isDismissed, () => announcement && dismiss(announcement.id)];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mark stands in the page itself, so a closed announcement stays closed where storage is switched off. */
const readDismissed = (): boolean => document.documentElement.getAttribute(ANNOUNCEMENT_MARK) === DISMISSED;

function dismiss(id: string): void {
  writeStored(ANNOUNCEMENT_ID_KEY, id);
  writeStored(ANNOUNCEMENT_DISMISSED_KEY, 'true');
  document.documentElement.setAttribute(ANNOUNCEMENT_MARK, DISMISSED);
  for (const listener of listeners) listener();
  // The button that had the focus is gone: the reader goes on with the page.
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
