import { useLocation, useNavigationType } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { readKeptScroll } from '../ui/historyEntry.ts';
import { readHash, resolveScroll } from './resolveScroll.ts';
import type { ShownPage } from './usePageLoad.ts';

/** Scroll to the target of a navigation. The browser itself scrolls at the first load. */
export function useScroll({ isShown, load }: ShownPage): void {
  const location = useLocation();
  const action = useNavigationType();
  const shown = useRef(location);
  const late = useRef<typeof location>(undefined);

  useLayoutEffect(() => {
    if (load) late.current = location;
    const isLate = late.current === location;
    const isNew = shown.current !== location;
    // The box that shows a failure begins the page.
    if (isNew && action !== 'POP' && load?.status === 'failed') window.scrollTo(0, 0);
    if (!isShown || (!isNew && !isLate)) return;
    late.current = undefined;
    const keptTop = readKeptScroll();
    const outcome = resolveScroll({ action, from: shown.current, to: location, isLate, keptTop });
    shown.current = location;
    if (outcome === 'top') window.scrollTo(0, 0);
    if (outcome === 'kept') window.scrollTo({ top: keptTop ?? 0, behavior: 'instant' });
    if (outcome === 'hash') document.getElementById(readHash(location.hash))?.scrollIntoView();
  }, [location, action, isShown, load]);
}
