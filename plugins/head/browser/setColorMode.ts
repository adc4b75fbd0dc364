import { resolveChoice, resolveMode } from '../../../common/colorMode.ts';
import { COLOR_MODE_MARK } from '../../../common/rootMarks.ts';
import { COLOR_MODE_KEY } from '../../../common/storageKeys.ts';
import type { HeadSettings } from './settings.ts';

/**
 * Set the page's and the browser's colours before the first paint. The first matching `theme-color` wins, so the chosen mode goes
 * first.
 */
export function setColorMode({ colorMode, backgrounds }: Pick<HeadSettings, 'colorMode' | 'backgrounds'>): void {
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
