import { useEffect, useState } from 'react';

/** In pixels from the top of the window: a little more than `scroll-padding-top`. */
const READING_LINE = 96;

/** Find the id of the heading being read. `ids` are in page order. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => {
    const update = () => setActiveId(findActiveId(measure(ids), READING_LINE));
    // Measuring now would force a layout; the next frame computes one anyway.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [ids]);

  return activeId;
}

const measure = (ids: readonly string[]) =>
  ids.map((id) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
  }));

/** Find the last heading above the line. Tops are in pixels from the top of the window. */
export function findActiveId(tops: readonly { id: string; top: number }[], line: number): string | undefined {
  return tops.findLast(({ top }) => top <= line)?.id;
}
