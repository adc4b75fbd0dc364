import type { SiteConfig } from './siteConfig.ts';

export type ColorMode = 'light' | 'dark';

/** What the reader chose: a mode, or to follow the system. */
export type ColorChoice = ColorMode | 'system';

type Settings = SiteConfig['colorMode'];

/** Resolve the reader's choice: the stored one if the switch is enabled, else the default of the site. */
export function resolveChoice(stored: string | null, settings: Settings): ColorChoice {
  const { defaultMode, isSwitchEnabled, respectSystem } = settings;
  if (isSwitchEnabled && (stored === 'light' || stored === 'dark')) return stored;
  // A stored `system` is ignored: it is the default, or the site does not respect the system.
  return respectSystem ? 'system' : defaultMode;
}

/** Resolve the mode that a choice means. */
export function resolveMode(choice: ColorChoice, prefersDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return prefersDark ? 'dark' : 'light';
}

/** Resolve the choice that the button makes next: all three in turn with `respectSystem`, else the other mode. */
export function nextChoice(choice: ColorChoice, respectSystem: boolean): ColorChoice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && respectSystem ? 'system' : 'light';
}
