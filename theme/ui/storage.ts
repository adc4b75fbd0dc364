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

/**
 * Call `onChange` when another window has changed the text of a key, also while this page was kept in memory for Back. Returns what
 * ends that.
 */
export function followStored(key: string, onChange: (text: string | null) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let left: string | null = null;
  const follow = (event: StorageEvent) => {
    // Without a key, all of them were removed.
    if (event.key === key || event.key === null) onChange(event.newValue);
  };
  const leave = () => {
    left = readStored(key);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const text = readStored(key);
    if (persisted && text !== left) onChange(text);
  };
  window.addEventListener('storage', follow, { signal });
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => controller.abort();
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
      const unfollow = followStored(key, kept.write);
      return () => {
        unsubscribe();
        unfollow();
      };
    },
  };
}
