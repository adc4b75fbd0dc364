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
  const late = useRef(location);

  useLayoutEffect(() => {
    if (load) late.current = location;
    if (!isShown || shown.current === location) return;
    const isLate = late.current === location;
    const keptTop = readKeptScroll();
    const outcome = resolveScroll({ action, from: shown.current, to: location, isLate, keptTop });
    shown.current = location;
    if (outcome === 'top') window.scrollTo(0, 0);
    if (outcome === 'kept') window.scrollTo({ top: keptTop ?? 0, behavior: 'instant' });
    if (outcome === 'hash') document.getElementById(readHash(location.hash))?.scrollIntoView();
  }, [location, action, isShown, load]);
}

/** Replace Rspress's hook, which scrolls for a new query, and throws on a malformed hash. */
export function useNoScroll(): void {}
