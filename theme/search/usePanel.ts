import { useRef, useState } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { prefetchIndex } from './prefetchIndex.ts';
import { startWorker } from './startWorker.ts';
import type { SearchSlotState } from './useSearchSlot.ts';

/** Load the suggestions once they are wanted; after a failure, the next sign tries again. */
export function usePanel(): Pick<SearchSlotState, 'Panel' | 'hasFailed'> & { want: () => void } {
  const { siteBase, name } = useThemeData();
  const [Panel, setPanel] = useState<SearchSlotState['Panel']>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  const want = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    // All that the first search needs is on its way at once.
    startWorker();
    prefetchIndex(siteBase, name);
    import(/* webpackChunkName: "panel" */ './SearchPanel.tsx').then(
      ({ SearchPanel, warmIndex }) => {
        setPanel(() => SearchPanel);
        setHasFailed(false);
        warmIndex({ siteBase, versionName: name });
      },
      (cause: unknown) => {
        console.error('The search could not be loaded.', cause);
        isLoading.current = false;
        setHasFailed(true);
      },
    );
  };
  return { Panel, hasFailed, want };
}
