import { COLOR_MODE_MARK } from '../../common/rootMarks.ts';
import { type ColorChoice, type ColorMode, resolveMode } from './colorMode.ts';

/** Read the choice that the page shows. It stands in the page itself, so it holds where storage is switched off. */
export function readShownChoice(): ColorChoice {
  const choice = document.documentElement.getAttribute(COLOR_MODE_MARK);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Colour the page, and the browser around it, by a choice. */
export function showChoice(choice: ColorChoice): void {
  const root = document.documentElement;
  const mode = resolveMode(choice, prefersDark());
  root.setAttribute(COLOR_MODE_MARK, choice);
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('rp-dark', mode === 'dark');
  root.style.colorScheme = mode;
  showBrowserColor(choice);
}

/** Tell whether the reader's system is dark. */
export const prefersDark = (): boolean => systemQuery().matches;

/** Call back when the system changes its mode; gives what ends that. */
export function watchSystem(onChange: () => void): () => void {
  const system = systemQuery();
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

const systemQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const BROWSER_COLOR = 'meta[name="theme-color"]';

/** A browser takes the first `theme-color` that fits: the one of a chosen mode stands before the two of the system's. */
function showBrowserColor(choice: ColorChoice): void {
  document.querySelector(`${BROWSER_COLOR}:not([media])`)?.remove();
  if (choice === 'system') return;
  const own = findBrowserColor(choice)?.cloneNode();
  if (!(own instanceof HTMLMetaElement)) return;
  own.removeAttribute('media');
  document.querySelector(BROWSER_COLOR)?.before(own);
}

const findBrowserColor = (mode: ColorMode): Element | null =>
  document.querySelector(`${BROWSER_COLOR}[media="(prefers-color-scheme: ${mode})"]`);
