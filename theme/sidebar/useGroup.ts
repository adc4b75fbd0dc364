import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SidebarItem } from '../../common/sidebar.ts';
import { holdsRoute } from '../site/resolveSidebarPosition.ts';

/** By path; empty on the server. */
const openGroups = new Map<string, boolean>();

interface Inputs {
  item: SidebarItem;
  path: string;
  route: string;
}

interface Group {
  isOpen: boolean;
  toggle: () => void;
  listRef: RefObject<HTMLUListElement | null>;
}

/** Keep whether a group is open, even while another area is shown. A page opens the groups that hold it; the others begin closed. */
export function useGroup({ item, path, route }: Inputs): Group {
  const [isOpen, setIsOpen] = useState(holdsRoute(item, route) || (openGroups.get(path) ?? item.collapsed === false));

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

/** A closed list is `hidden`, a closing one `inert`. */
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

/** Returns what stops the slide. React has set `hidden` before either runs: a closing list is shown until the end. */
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
  animation.onfinish = () => {
    list.hidden = !isOpen;
    list.inert = false;
  };
  return () => {
    animation.cancel();
    list.inert = false;
  };
}

/** In milliseconds: shorter flashes, longer makes the reader wait. */
const SHORTEST = 120;
const LONGEST = 420;

/** Compute milliseconds from pixels. The square root makes high groups move faster. */
const slideDuration = (height: number): number =>
  Math.round(Math.min(LONGEST, SHORTEST + 9 * Math.sqrt(Math.max(0, height))));
