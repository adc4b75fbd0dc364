import { useEffect } from 'react';
import { HYDRATED_MARK } from '../../common/hydration.ts';

/** Mark the moment from which the page answers to its reader, for measurements and tests. */
export function useHydrationMark(): void {
  useEffect(() => {
    performance.mark(HYDRATED_MARK);
  }, []);
}
