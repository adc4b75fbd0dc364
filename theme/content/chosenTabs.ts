import { tabKey } from '../../common/storageKeys.ts';
import { readStored, writeStored } from '../ui/storage.ts';

/** Choices made since the page was loaded: they hold where the browser keeps nothing. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** Give the label that the reader chose in a group of tabs, here or on an earlier visit. */
export const readChosenTab = (group: string): string | null => chosen.get(group) ?? readStored(tabKey(group));

/** Choose a label in all tabs of a group, and remember it. */
export function chooseTab(group: string, label: string): void {
  chosen.set(group, label);
  writeStored(tabKey(group), label);
  for (const listener of listeners) listener();
}

/** Hear of every choice. Gives the function that ends it. */
export function subscribeTabs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
