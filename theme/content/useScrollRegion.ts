import { type RefObject, useEffect, useState } from 'react';

/** Attributes of a box that scrolls sideways: a group and no landmark, since a page may have many of one name. */
interface ScrollRegion {
  role?: 'group';
  tabIndex?: 0;
  'aria-label'?: string;
}

/**
 * Let the keyboard reach a box whose content is wider than itself, under a name; a box that shows all of it stays plain.
 * `nameOf` names the box from what it holds; keep it outside of components, a new function is a new start.
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
    // The box may keep its size while what it holds grows: both are watched.
    const observer = new ResizeObserver(measure);
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [boxRef, nameOf]);

  return region;
}
