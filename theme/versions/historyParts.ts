import { useSyncExternalStore } from 'react';
import { createStore } from '../ui/createStore.ts';

type HistoryParts = typeof import('./HistoryLine.tsx') & typeof import('./SectionMark.tsx');

const parts = createStore<HistoryParts | undefined>(undefined);

/** Read the parts, once they are loaded. */
export const useHistoryParts = (): HistoryParts | undefined =>
  useSyncExternalStore(parts.subscribe, parts.read, () => undefined);

/** Load the parts: the first paint does not need them. */
export function loadHistoryParts(): void {
  if (parts.read()) return;
  Promise.all([
    import(/* webpackChunkName: "history" */ './HistoryLine.tsx'),
    import(/* webpackChunkName: "history" */ './SectionMark.tsx'),
  ]).then(
    ([line, mark]) => parts.write({ ...line, ...mark }),
    // The line that the merge wrote leads to the same words.
    (cause: unknown) => console.error('Cannot load the history of the page. Reload to try again.', cause),
  );
}
