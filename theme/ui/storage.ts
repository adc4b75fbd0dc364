import { COLOR_MODE_KEY } from '../../common/storageKeys.ts';

/** Read what a reader's browser keeps under a name; null where it keeps nothing or storage is switched off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (cause) {
    return warnOnce(cause);
  }
}

/** Keep text under a name; null takes the name away. Where storage is switched off or full, nothing is kept. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (cause) {
    warnOnce(cause);
  }
}

let hasWarned = false;

/** Tell developers, and only them: a reader who switched storage off knows it. */
function warnOnce(cause: unknown): null {
  if (!hasWarned && process.env.NODE_ENV !== 'production')
    console.warn(
      `Browser storage is unavailable: choices such as "${COLOR_MODE_KEY}" last until the page is left.`,
      cause,
    );
  hasWarned = true;
  return null;
}
