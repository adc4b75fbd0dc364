import { type RefObject, useEffect, useState } from 'react';

/** Attributes of a box that scrolls sideways. It is a group and not a landmark, because a page may have many such boxes. */
interface ScrollRegion {
  role?: 'group';
  tabIndex?: 0;
  'aria-label'?: string;
}

/**
 * Make a box focusable and label it if its content is wider than the box. `nameOf` returns the label for the content. Define
 * it outside of components: a new function restarts the measuring.
 */
export function useScrollRegion(
  boxRef: RefObject<HTMLElement | null>,
  nameOf: (box: HTMLElement) => string,
): ScrollRegion {
  const [region, setRegion] = useState<ScrollRegion>({});

  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const measure = () => {
      const overflows = box.scrollWidth > box.clientWidth;
      setRegion(overflows ? { role: 'group', tabIndex: 0, 'aria-label': nameOf(box) } : {});
    };
    // The content may grow while the box keeps its size: observe both.
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [boxRef, nameOf]);

  return region;
}
