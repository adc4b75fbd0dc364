import { COLOR_MODE_MARK } from '../../../common/rootMarks.ts';
import { COLOR_MODE_KEY } from '../../../common/storageKeys.ts';
import type { HeadSettings } from './settings.ts';

type Choice = 'light' | 'dark' | 'system';

/**
 * Set the colours of the page, and of the browser around it, before the first paint. `resolveChoice` of the theme decides
 * in the same way. A browser takes the first `theme-color` that fits, so the tag of a chosen mode goes before the two of
 * the system's modes.
 */
export function setColorMode({ colorMode, backgrounds }: Pick<HeadSettings, 'colorMode' | 'backgrounds'>): void {
  const choice = readChoice(colorMode);
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute(COLOR_MODE_MARK, choice);
  root.classList.toggle('dark', isDark);
  root.classList.toggle('rp-dark', isDark);
  root.style.colorScheme = isDark ? 'dark' : 'light';
  if (choice === 'system') return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = backgrounds[choice];
  document.head.append(meta);
}

function readChoice({ defaultMode, isSwitchEnabled, respectSystem }: HeadSettings['colorMode']): Choice {
  try {
    const stored = isSwitchEnabled && localStorage.getItem(COLOR_MODE_KEY);
    if (stored === 'light' || stored === 'dark') return stored;
  } catch {
    // Storage is switched off.
  }
  return respectSystem ? 'system' : defaultMode;
}
