import { type RefObject, useEffect, useRef } from 'react';
import type { SectionId } from '../../common/buildRecord.ts';

/** Bring the current page's line into the sidebar's view when a section is entered, without moving the page. */
export function useSidebarScroll(section: SectionId | undefined): RefObject<HTMLDivElement | null> {
  const sidebarRef = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: inside a section the reader's own scrolling stays.
  useEffect(() => {
    const sidebar = sidebarRef.current;
    const line = sidebar?.querySelector('[aria-current="page"]');
    if (!sidebar || !line) return;
    const frame = sidebar.getBoundingClientRect();
    const box = line.getBoundingClientRect();
    if (box.bottom > frame.bottom || box.top < frame.top) {
      sidebar.scrollTop += box.top - frame.top - frame.height / 3;
    }
  }, [section]);

  return sidebarRef;
}
