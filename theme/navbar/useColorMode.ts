import { useCallback, useSyncExternalStore } from 'react';
import { type ColorChoice, type ColorMode, resolveChoice, resolveMode } from '../../common/colorMode.ts';
import { COLOR_MODE_MARK } from '../../common/rootMarks.ts';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { COLOR_MODE_KEY } from '../../common/storageKeys.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const listeners = new Set<() => void>();
let isWatching = false;

/** Read the reader's choice and change it. The first paint has the site's default; the head script corrects it. */
export function useColorChoice(): [ColorChoice, (choice: ColorChoice) => void] {
  const { colorMode } = useThemeData();
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      watch(colorMode);
      return () => listeners.delete(listener);
    },
    [colorMode],
  );
  const choice = useSyncExternalStore(subscribe, readShownChoice, () => resolveChoice(null, colorMode));
  return [choice, choose];
}

/** Read the mode that is drawn and set it, as Rspress's own components do. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const [choice, chooseMode] = useColorChoice();
  const mode = useSyncExternalStore(
    watchSystem,
    () => resolveMode(choice, prefersDark()),
    () => 'light' as const,
  );
  return [mode, chooseMode];
}

/** Follow the system and the other tabs until the page is closed. */
function watch(settings: SiteConfig['colorMode']): void {
  if (isWatching) return;
  isWatching = true;
  const follow = () => show(resolveChoice(readStored(COLOR_MODE_KEY), settings));
  watchSystem(() => show(readShownChoice()));
  window.addEventListener('storage', ({ key }) => {
    // Another tab wrote the choice; a null key means that it cleared its storage.
    if (key === COLOR_MODE_KEY || key === null) follow();
  });
  // Either may have changed since the head script ran.
  follow();
}

function choose(choice: ColorChoice): void {
  writeStored(COLOR_MODE_KEY, choice === 'system' ? null : choice);
  show(choice);
}

function show(choice: ColorChoice): void {
  showChoice(choice);
  for (const listener of listeners) listener();
}

/** Read the choice that the page shows. It is stored in the page itself, so it works without storage. */
function readShownChoice(): ColorChoice {
  const choice = document.documentElement.getAttribute(COLOR_MODE_MARK);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Apply a choice to the colours of the page and of the browser around it. */
function showChoice(choice: ColorChoice): void {
  const root = document.documentElement;
  const mode = resolveMode(choice, prefersDark());
  root.setAttribute(COLOR_MODE_MARK, choice);
  root.classList.toggle('dark', mode === 'dark');
  root.classList.toggle('rp-dark', mode === 'dark');
  root.style.colorScheme = mode;
  showBrowserColor(choice);
}

const prefersDark = (): boolean => systemQuery().matches;

/** Call back when the system changes its mode. Returns a function that stops this. */
function watchSystem(onChange: () => void): () => void {
  const system = systemQuery();
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

const systemQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const BROWSER_COLOR = 'meta[name="theme-color"]';

/** A browser uses the first `theme-color` that matches, so the one of a chosen mode comes before the two of the system. */
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
