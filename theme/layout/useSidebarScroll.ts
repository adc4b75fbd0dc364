import { type RefObject, useEffect, useRef } from 'react';

/** Bring the current page's line into the sidebar's view on each arrival, without moving the page. */
export function useSidebarScroll(route: string): RefObject<HTMLDivElement | null> {
  const sidebarRef = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival itself is what moves it.
  useEffect(() => {
    const sidebar = sidebarRef.current;
    const line = sidebar?.querySelector('[aria-current="page"]');
    if (!sidebar || !line) return;
    const frame = sidebar.getBoundingClientRect();
    const box = line.getBoundingClientRect();
    // The navbar stands over the sidebar's padding.
    const top = frame.top + Number.parseFloat(getComputedStyle(sidebar).paddingBlockStart);
    // Under an announcement, the sidebar ends below the window.
    const bottom = Math.min(frame.bottom, window.innerHeight);
    if (box.bottom > bottom || box.top < top) sidebar.scrollTop += box.top - top - (bottom - top) / 3;
  }, [route]);

  return sidebarRef;
}
