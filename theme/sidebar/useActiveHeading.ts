import { useEffect, useState } from 'react';
import { findActiveId, type TocEntry } from './tocEntries.ts';

/** Line under the sticky header, in pixels: `scroll-padding-top` of the page and a little more. */
const READING_LINE = 96;

/** Follow the reader: the id of the heading being read. */
export function useActiveHeading(entries: readonly TocEntry[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => {
    const update = () => setActiveId(findActiveId(measure(entries), READING_LINE));
    // Asked for now, the places would be computed for their own sake: the next frame needs them anyway.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [entries]);

  return activeId;
}

const measure = (entries: readonly TocEntry[]) =>
  entries.map(({ id }) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  }));
