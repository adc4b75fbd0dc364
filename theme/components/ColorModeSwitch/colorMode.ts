export type ColorMode = 'light' | 'dark';

/** Decide the mode: the reader's choice where it is one of ours, else what the system prefers. */
export function resolveColorMode(stored: string | null, prefersDark: boolean): ColorMode {
  if (stored === 'light' || stored === 'dark') return stored;
  return prefersDark ? 'dark' : 'light';
}

/** Name the other mode. */
export const oppositeMode = (mode: ColorMode): ColorMode => (mode === 'dark' ? 'light' : 'dark');
