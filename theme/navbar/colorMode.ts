import type { SiteConfig } from '../../common/siteConfig.ts';

export type ColorMode = 'light' | 'dark';

/** What the reader chose: a mode, or to follow the system. */
export type ColorChoice = ColorMode | 'system';

type Settings = SiteConfig['colorMode'];

/** Decide the choice: what is stored where it counts, else what the site begins with. */
export function resolveChoice(stored: string | null, settings: Settings): ColorChoice {
  const { defaultMode, isSwitchEnabled, respectSystem } = settings;
  if (isSwitchEnabled && (stored === 'light' || stored === 'dark')) return stored;
  // A stored `system` is the same as nothing: it counts only where it is what the site begins with.
  return respectSystem ? 'system' : defaultMode;
}

/** Decide the mode that a choice means. */
export function resolveMode(choice: ColorChoice, prefersDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return prefersDark ? 'dark' : 'light';
}

/** Name the choice after this one: round all three where the system is respected, else to the other mode. */
export function nextChoice(choice: ColorChoice, respectSystem: boolean): ColorChoice {
  if (choice === 'light') return 'dark';
  return choice === 'dark' && respectSystem ? 'system' : 'light';
}
