// Runs in the head of every page, before the first paint; bundled by `scripts/build/bundleHeadScript.ts`.
import { resolveChoice, resolveMode } from '../../../common/colorMode.ts';
import { ANNOUNCEMENT_MARK, COLOR_MODE_MARK, DISMISSED } from '../../../common/rootMarks.ts';
import { SEARCH_BOX_ID } from '../../../common/search.ts';
import { isShortcut } from '../../../common/shortcut.ts';
import { ANNOUNCEMENT_DISMISSED_KEY, ANNOUNCEMENT_ID_KEY, COLOR_MODE_KEY } from '../../../common/storageKeys.ts';
import type { HeadSettings } from './settings.ts';
import { watchFirstLoad } from './watchFirstLoad.ts';

setColorMode(HEAD_SETTINGS);
hideDismissedAnnouncement(HEAD_SETTINGS);
toggleSearch(HEAD_SETTINGS);
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

/**
 * Open the search by its keys and its button, and close it by the same keys and a press beside it. Nothing that a reader types
 * before the theme runs is lost.
 */
function toggleSearch({ searchShortcut }: Pick<HeadSettings, 'searchShortcut'>): void {
  const isMac = /Mac|iP/.test(navigator.platform);
  const toggle = (event: Event) => {
    const dialog = document.querySelector<HTMLDialogElement>(`dialog#${SEARCH_BOX_ID}`);
    if (!dialog) return;
    event.preventDefault();
    if (dialog.open) return dialog.close();
    dialog.showModal();
    dialog.querySelector('input')?.select();
  };
  addEventListener('keydown', (event) => {
    if (!event.defaultPrevented && (isShortcut(searchShortcut, event, isMac) || isSlash(event))) toggle(event);
  });
  addEventListener('click', (event) => {
    // A press beside a dialog has the dialog itself as its target.
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.id === SEARCH_BOX_ID || target.closest(`[aria-controls=${SEARCH_BOX_ID}]`)) toggle(event);
  });
}

function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));
}
