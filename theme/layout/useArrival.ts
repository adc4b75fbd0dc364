import { useHead } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { findByHash } from '../navigation/reveal.ts';
import { CONTENT_ID } from '../ui/SkipLink.tsx';

export interface Arrival {
  route: string;
  title: string;
  /** Undefined for a missing page. */
  address: string | undefined;
}

/**
 * Do what the browser does when it loads a page: move the focus, and update the head. Returns the page to announce; undefined after
 * the first load, or for a new query or hash.
 */
export function useArrival({ route, title, address }: Arrival): Arrival | undefined {
  const shownRoute = useRef(route);
  const [arrival, setArrival] = useState<Arrival>();

  // Browsers share the canonical address, which would be that of the first page. Its own tags are of the merge.
  useHead({
    link: arrival ? [{ rel: 'canonical', href: arrival.address }] : [],
    meta: arrival ? [{ property: 'og:url', content: arrival.address }] : [],
  });
  useEffect(() => {
    if (shownRoute.current === route) return;
    shownRoute.current = route;
    focusPage();
    setArrival({ route, title, address });
  }, [route, title, address]);

  return arrival;
}

/** The element of the hash, else the heading; without scrolling. */
function focusPage(): void {
  const content = document.getElementById(CONTENT_ID);
  const target = findByHash(window.location.hash) ?? content?.querySelector('h1') ?? content;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
