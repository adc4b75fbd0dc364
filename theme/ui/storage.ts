import { createStore, type Store } from './createStore.ts';

/** Read the text of a key; null if there is none or storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // The reader disabled storage.
  }
}

/** Store text under a key; null removes the key. Does nothing if storage is disabled or full. */
export function writeStored(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // The choice lasts until the page is left.
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
