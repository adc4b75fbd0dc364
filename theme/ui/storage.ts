import { COLOR_MODE_KEY } from '../../common/browser.ts';
import { createStore, type Store } from './createStore.ts';

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

/** Create a store of the text of a key, which follows other tabs. Where storage is disabled, it lasts as long as the tab. */
export function createStored(key: string): Store<string | null> {
  const kept = createStore<string | null>(null);
  return {
    read: () => readStored(key) ?? kept.read(),
    write(text: string | null) {
      writeStored(key, text);
      kept.write(text);
    },
    subscribe(onChange: () => void) {
      const unsubscribe = kept.subscribe(onChange);
      const follow = (event: StorageEvent) => {
        if (event.key === key) kept.write(event.newValue);
      };
      window.addEventListener('storage', follow);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', follow);
      };
    },
  };
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
