import { ANNOUNCEMENT_MARK, DISMISSED } from '../../../common/rootMarks.ts';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY } from '../../../common/storageKeys.ts';
import type { HeadSettings } from './settings.ts';

/** Hide a closed announcement before the first paint. */
export function hideDismissedAnnouncement({ announcementId }: Pick<HeadSettings, 'announcementId'>): void {
  if (announcementId === null) return;
  try {
    if (localStorage.getItem(ANNOUNCEMENT_ID_KEY) !== announcementId) {
      localStorage.removeItem(ANNOUNCEMENT_DISMISSED_KEY);
      localStorage.removeItem(ANNOUNCEMENT_ID_KEY);
    } else if (localStorage.getItem(ANNOUNCEMENT_DISMISSED_KEY) === 'true') {
      document.documentElement.setAttribute(ANNOUNCEMENT_MARK, DISMISSED);
    }
  } catch {
    // Storage is switched off.
  }
}
