import { useSyncExternalStore } from 'react';
import { COLOR_MODE_KEY } from '../../../common/storageKeys.ts';
import { type ColorMode, resolveColorMode } from './colorMode.ts';

const listeners = new Set<() => void>();

/** Choice made on this page, for readers whose storage is switched off. */
let chosenHere: ColorMode | null = null;

/** Read the colour mode and set it. The first paint says `light`; the head script has coloured the page by then. */
export function useColorMode(): [ColorMode, (mode: ColorMode) => void] {
  const mode = useSyncExternalStore(subscribe, readMode, () => 'light' as const);
  return [mode, chooseMode];
}

function subscribe(listener: () => void): () => void {
  const system = systemQuery();
  const onChange = () => {
    applyMode(readMode());
    listener();
  };
  applyMode(readMode());
  listeners.add(listener);
  system.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

function chooseMode(mode: ColorMode): void {
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Storage is switched off or full: the choice holds for this page only.
  }
  applyMode(mode);
  chosenHere = mode;
  for (const listener of listeners) listener();
}

function readMode(): ColorMode {
  return resolveColorMode(readStored() ?? chosenHere, systemQuery().matches);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    // Storage is switched off.
    return null;
  }
}

function applyMode(mode: ColorMode): void {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('rp-dark', mode === 'dark');
  style.colorScheme = mode;
}

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
