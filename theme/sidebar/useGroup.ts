import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SidebarItem } from '../../common/sidebar.ts';
import { holdsRoute } from '../site/resolveSidebarPosition.ts';

/** Groups that were opened or closed since the document was loaded, by their path. Empty on the server. */
const openGroups = new Map<string, boolean>();

interface Inputs {
  item: SidebarItem;
  /** Names of the area and of the groups down to this one: the same group has the same path on every page. */
  path: string;
  /** Route of the page being read. */
  route: string;
}

interface Group {
  isOpen: boolean;
  toggle: () => void;
  /** Ref for the list of the group, which slides open and closed. */
  listRef: RefObject<HTMLUListElement | null>;
}

/**
 * Store whether a group is open, even while another area is shown. A new page opens the groups that contain it; the reader
 * opens and closes the others.
 */
export function useGroup({ item, path, route }: Inputs): Group {
  const [isOpen, setIsOpen] = useState(holdsRoute(item, route) || (openGroups.get(path) ?? !item.collapsed));

  const change = (next: boolean) => {
    openGroups.set(path, next);
    setIsOpen(next);
  };
  const openFor = useEffectEvent((newRoute: string) => {
    if (holdsRoute(item, newRoute)) change(true);
  });
  useEffect(() => openFor(route), [route]);

  return { isOpen, toggle: () => change(!isOpen), listRef: useSlide(isOpen) };
}

/** Slide a list open and closed. A closed list is `hidden`, and a list that slides closed is `inert`. */
function useSlide(isOpen: boolean): RefObject<HTMLUListElement | null> {
  const listRef = useRef<HTMLUListElement>(null);
  const wasOpen = useRef(isOpen);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list || wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    return slide(list, isOpen);
  }, [isOpen]);

  return listRef;
}

/** Start a slide and return a function that stops it. React has already set `hidden`: a closing list is shown until the end. */
function slide(list: HTMLUListElement, isOpen: boolean): () => void {
  list.hidden = false;
  list.inert = !isOpen;
  const height = list.scrollHeight;
  const frames = [
    { blockSize: '0', overflow: 'clip' },
    { blockSize: `${height}px`, overflow: 'clip' },
  ];
  const animation = list.animate(isOpen ? frames : frames.reverse(), {
    duration: slideDuration(height),
    easing: 'ease-out',
  });
  const settle = () => {
    list.hidden = !isOpen;
    list.inert = false;
  };
  animation.onfinish = settle;
  return () => {
    animation.cancel();
    settle();
  };
}

/** Shortest and longest slide, in milliseconds: a shorter one flashes, a longer one makes the reader wait. */
const SHORTEST = 120;
const LONGEST = 420;

/**
 * Compute how long a group takes to open or close, in milliseconds, from the height of its content in pixels. The time
 * grows with the square root of the height, so that high groups move faster.
 */
export const slideDuration = (height: number): number =>
  Math.round(Math.min(LONGEST, SHORTEST + 9 * Math.sqrt(Math.max(0, height))));
