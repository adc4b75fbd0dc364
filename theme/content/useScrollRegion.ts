import { type RefObject, useEffect, useRef, useState } from 'react';

/** A group and not a landmark, because a page may have many such boxes. */
interface ScrollRegion {
  /** `base.css` draws shadows at the edges of such a box, also without scripts. */
  'data-sideways': '';
  role?: 'group';
  tabIndex?: 0;
  'aria-label'?: string;
}

const STILL: ScrollRegion = { 'data-sideways': '' };

/** Make a box with wider content focusable, with a label. A new `nameOf` restarts the measuring: define it outside of components. */
export function useScrollRegion(
  nameOf: (box: HTMLElement) => string,
): ScrollRegion & { ref: RefObject<HTMLDivElement | null> } {
  const ref = useRef<HTMLDivElement>(null);
  const [region, setRegion] = useState<ScrollRegion>(STILL);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => {
      const overflows = box.scrollWidth > box.clientWidth;
      setRegion(overflows ? { ...STILL, role: 'group', tabIndex: 0, 'aria-label': nameOf(box) } : STILL);
    };
    // The content may grow while the box keeps its size: observe both.
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [nameOf]);

  return { ...region, ref };
}
