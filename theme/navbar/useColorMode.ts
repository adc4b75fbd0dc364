import { useCallback, useSyncExternalStore } from 'react';
import type { SiteConfig } from '../../common/siteConfig.ts';
import { COLOR_MODE_KEY } from '../../common/storageKeys.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { readStored, writeStored } from '../ui/storage.ts';
import { type ColorChoice, type ColorMode, resolveChoice, resolveMode } from './colorMode.ts';
import { prefersDark, readShownChoice, showChoice, watchSystem } from './rootColors.ts';

const listeners = new Set<() => void>();
let isWatching = false;

/** Read the reader's choice and change it. The first paint says what the site begins with; the head script knows better. */
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

/** Read the mode that is drawn and set it, as Rspress's own parts of the theme do. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const [choice, chooseMode] = useColorChoice();
  const mode = useSyncExternalStore(
    watchSystem,
    () => resolveMode(choice, prefersDark()),
    () => 'light' as const,
  );
  return [mode, chooseMode];
}

/** Follow the system and the other tabs for as long as the page lives. */
function watch(settings: SiteConfig['colorMode']): void {
  if (isWatching) return;
  isWatching = true;
  const follow = () => show(resolveChoice(readStored(COLOR_MODE_KEY), settings));
  watchSystem(() => show(readShownChoice()));
  window.addEventListener('storage', ({ key }) => {
    // Another tab chose; a null key means that it cleared everything.
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
