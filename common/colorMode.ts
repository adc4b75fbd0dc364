import type { SiteConfig } from './siteConfig.ts';

type ColorMode = 'light' | 'dark';

export type ColorChoice = ColorMode | 'system';

/** Resolve the reader's choice: a stored one if the switch is enabled, else the default. */
export function resolveChoice(stored: string | null, settings: SiteConfig['colorMode']): ColorChoice {
  const { defaultMode, isSwitchEnabled, respectSystem } = settings;
  if (isSwitchEnabled && (stored === 'light' || stored === 'dark')) return stored;
  // A stored `system` is the default already, or not respected.
  return respectSystem ? 'system' : defaultMode;
}

/** Resolve the mode of a choice. */
export function resolveMode(choice: ColorChoice, prefersDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return prefersDark ? 'dark' : 'light';
}

/** Resolve the button's next choice: all three in turn with `respectSystem`, else the other mode. */
export function nextChoice(choice: ColorChoice, respectSystem: boolean): ColorChoice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && respectSystem ? 'system' : 'light';
}
