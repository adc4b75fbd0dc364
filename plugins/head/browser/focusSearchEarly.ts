import { SEARCH_BOX_ID } from '../../../common/searchBox.ts';
import { isShortcut } from '../../../common/shortcut.ts';
import type { HeadSettings } from './settings.ts';

/** Focus the search field on the search keys until the theme listens. */
export function focusSearchEarly({ searchShortcut }: Pick<HeadSettings, 'searchShortcut'>): void {
  const isMac = /Mac|iP/.test(navigator.platform);
  addEventListener('keydown', (event) => {
    // The theme listens on the document, so its handler runs first.
    if (event.defaultPrevented) return;
    if (!isShortcut(searchShortcut, event, isMac) && !isSlash(event)) return;
    event.preventDefault();
    document.querySelector<HTMLInputElement>(`#${SEARCH_BOX_ID} input`)?.focus({ preventScroll: true });
  });
}

const isSlash = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input,textarea,select,[contenteditable]'));
