import { useMemo, useSyncExternalStore } from 'react';
import { UPGRADE_TICKS_KEY } from '../../common/storageKeys.ts';
import { createStored } from '../ui/storage.ts';

const stored = createStored(UPGRADE_TICKS_KEY);

interface TicksState {
  ticks: ReadonlySet<string>;
  toggle: (key: string) => void;
  clear: (keys: readonly string[]) => void;
}

/** Keep which steps the reader ticked. */
export function useTicks(): TicksState {
  const text = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  const ticks = useMemo(() => parseTicks(text ?? '[]'), [text]);
  const write = (keys: string[]) => stored.write(keys.length > 0 ? JSON.stringify(keys) : null);
  const clear = (keys: readonly string[]) => write([...ticks].filter((key) => !keys.includes(key)));
  return { ticks, toggle: (key) => (ticks.has(key) ? clear([key]) : write([...ticks, key])), clear };
}

/** Parse stored ticks. Anything but a list of texts is empty. */
export function parseTicks(text: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(text);
    return new Set(Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []);
  } catch {
    // Someone else wrote it.
    return new Set();
  }
}
