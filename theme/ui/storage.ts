import { COLOR_MODE_KEY } from '../../common/storageKeys.ts';

/** Read the text stored under a key; null where there is none or storage is switched off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (cause) {
    return warnOnce(cause);
  }
}

/** Store text under a key; null removes the key. Where storage is switched off or full, nothing is stored. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (cause) {
    warnOnce(cause);
  }
}

let hasWarned = false;

/** Warn developers only: a reader who switched storage off knows it. */
function warnOnce(cause: unknown): null {
  if (!hasWarned && process.env.NODE_ENV !== 'production')
    console.warn(
      `Browser storage is unavailable: choices such as "${COLOR_MODE_KEY}" last until the page is left.`,
      cause,
    );
  hasWarned = true;
  return null;
}
