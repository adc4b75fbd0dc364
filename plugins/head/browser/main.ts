// Runs in the head of every page, before the first paint; bundled by `headScript.ts`.
import { resolveChoice, resolveMode } from '../../../common/colorMode.ts';
import { ANNOUNCEMENT_MARK, COLOR_MODE_MARK, DISMISSED } from '../../../common/rootMarks.ts';
import { SEARCH_BOX_ID } from '../../../common/searchBox.ts';
import { isShortcut } from '../../../common/shortcut.ts';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY } from '../../../common/storageKeys.ts';
import type { HeadSettings } from './settings.ts';
import { watchFirstLoad } from './watchFirstLoad.ts';

setColorMode(HEAD_SETTINGS);
hideDismissedAnnouncement(HEAD_SETTINGS);
focusSearchEarly(HEAD_SETTINGS);
watchFirstLoad(HEAD_SETTINGS);

/**
 * Set the page's and the browser's colours before the first paint. The first matching `theme-color` wins, so the chosen mode goes
 * first.
 */
function setColorMode({ colorMode, backgrounds }: Pick<HeadSettings, 'colorMode' | 'backgrounds'>): void {
  const choice = resolveChoice(readStored(), colorMode);
  const mode = resolveMode(choice, matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute(COLOR_MODE_MARK, choice);
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('rp-dark', mode === 'dark');
  root.style.colorScheme = mode;
  if (choice === 'system') return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = backgrounds[choice];
  document.head.append(meta);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    // Storage is switched off.
    return null;
  }
}

/** Hide a closed announcement before the first paint. */
function hideDismissedAnnouncement({ announcementId }: Pick<HeadSettings, 'announcementId'>): void {
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

/** Focus the search field on the search keys until the theme listens. */
function focusSearchEarly({ searchShortcut }: Pick<HeadSettings, 'searchShortcut'>): void {
  const isMac = /Mac|iP/.test(navigator.platform);
  addEventListener('keydown', (event) => {
    // The theme listens on the document, so its handler runs first.
    if (event.defaultPrevented) return;
    if (!isShortcut(searchShortcut, event, isMac) && !isSlash(event)) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>(`#${SEARCH_BOX_ID} input`)?.focus({ preventScroll: true });
  });
}

function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));
}
