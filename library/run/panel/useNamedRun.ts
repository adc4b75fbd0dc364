import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focus a run that the address names, and scroll to its end, again with each status. */
export function useNamedRun(isNamed: boolean, status: string): RefObject<HTMLElement | null> {
  const panelRef = useRef<HTMLElement>(null);
  const scrollTop = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each status may have moved the panel.
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!isNamed || !panel || window.location.hash.length > 1) return;
    if (scrollTop.current === undefined) {
      panel.tabIndex = -1;
      panel.focus({ preventScroll: true });
    } else if (scrollTop.current !== window.scrollY) return; // The reader went on.
    panel.previousElementSibling?.scrollIntoView({ behavior: 'instant' });
    panel.scrollIntoView({ behavior: 'instant', block: 'nearest' });
    scrollTop.current = window.scrollY;
  }, [isNamed, status]);
  return panelRef;
}
