import { useCallback, useSyncExternalStore } from 'react';
import {
  COLOR_MODE_KEY,
  COLOR_MODE_MARK,
  type ColorChoice,
  type ColorMode,
  resolveChoice,
  resolveMode,
} from '../../common/browser.ts';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { createStore } from '../ui/createStore.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const shown = createStore<ColorChoice>('system');
let isWatching = false;

/** Read and change the reader's choice. The first paint has the site's default; the head script corrects it. */
export function useColorChoice(): [ColorChoice, (choice: ColorChoice) => void] {
  const { colorMode } = useThemeData();
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = shown.subscribe(listener);
      watch(colorMode);
      return unsubscribe;
    },
    [colorMode],
  );
  const choice = useSyncExternalStore(subscribe, readShownChoice, () => resolveChoice(null, colorMode));
  return [choice, choose];
}

/** Read and set the drawn mode, as Rspress's own components do. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const [choice, chooseMode] = useColorChoice();
  const mode = useSyncExternalStore(
    watchSystem,
    () => resolveMode(choice, prefersDark()),
    () => 'light' as const,
  );
  return [mode, chooseMode];
}

function watch(settings: SiteConfig['colorMode']): void {
  if (isWatching) return;
  isWatching = true;
  const follow = () => show(resolveChoice(readStored(COLOR_MODE_KEY), settings));
  watchSystem(() => show(readShownChoice()));
  window.addEventListener('storage', ({ key }) => {
    // From another tab; a null key means that it cleared its storage.
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
  shown.write(choice);
}

/** The page itself stores the choice, so it works without storage. */
function readShownChoice(): ColorChoice {
  const choice = document.documentElement.getAttribute(COLOR_MODE_MARK);
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

function showChoice(choice: ColorChoice): void {
  const root = document.documentElement;
  const mode = resolveMode(choice, prefersDark());
  root.setAttribute(COLOR_MODE_MARK, choice);
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  showBrowserColor(choice);
}

const prefersDark = (): boolean => systemQuery().matches;

function watchSystem(onChange: () => void): () => void {
  const system = systemQuery();
  system.addEventListener('change', onChange);
  return () => system.removeEventListener('change', onChange);
}

const systemQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const BROWSER_COLOR = 'meta[name="theme-color"]';

/** The first matching `theme-color` wins, so that of a chosen mode comes before the two of the system. */
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
