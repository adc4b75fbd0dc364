import { useEffect, useSyncExternalStore } from 'react';
import { UPGRADE_TICKS_KEY } from '../../common/browser.ts';
import { createStore } from '../ui/createStore.ts';
import { readStored, writeStored } from '../ui/storage.ts';

const NONE: ReadonlySet<string> = new Set();

/** Where storage is disabled, ticks last as long as the tab. */
const store = createStore<ReadonlySet<string>>(NONE);

interface TicksState {
  ticks: ReadonlySet<string>;
  toggle: (key: string) => void;
  clear: (keys: readonly string[]) => void;
}

/** Keep which steps the reader ticked. */
export function useTicks(): TicksState {
  const ticks = useSyncExternalStore(store.subscribe, store.read, () => NONE);

  useEffect(() => {
    readTicks();
    // Another tab may show the same steps.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === UPGRADE_TICKS_KEY) readTicks();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const write = (next: ReadonlySet<string>) => {
    store.write(next);
    writeStored(UPGRADE_TICKS_KEY, next.size > 0 ? JSON.stringify([...next]) : null);
  };
  return {
    ticks,
    toggle: (key) => write(ticks.has(key) ? without(ticks, [key]) : new Set([...ticks, key])),
    clear: (keys) => write(without(ticks, keys)),
  };
}

const without = (ticks: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> =>
  new Set([...ticks].filter((key) => !keys.includes(key)));

function readTicks(): void {
  const stored = readStored(UPGRADE_TICKS_KEY);
  if (stored !== null) store.write(parseTicks(stored));
}

/** Parse stored ticks. Anything but a list of texts is empty. */
export function parseTicks(text: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(text);
    return new Set(Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []);
  } catch {
    // Someone else wrote it.
    return NONE;
  }
}
