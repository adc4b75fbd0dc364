import { COLOR_MODE_KEY } from '../../common/browser.ts';

/** Read the text of a key; null if there is none or storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (cause) {
    return warnOnce(cause);
  }
}

/** Store text under a key; null removes the key. Does nothing if storage is disabled or full. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (cause) {
    warnOnce(cause);
  }
}

let hasWarned = false;

/** Only for developers: readers who disabled storage did so themselves. */
function warnOnce(cause: unknown): null {
  if (!hasWarned && process.env.NODE_ENV !== 'production')
    console.warn(
      `Browser storage is unavailable: choices such as "${COLOR_MODE_KEY}" last until the page is left.`,
      cause,
    );
  hasWarned = true;
  return null;
}
