import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { readHash } from '../data/readHash.ts';

// Going back, the browser restores the position after these have run.

/** Begin another page at its top, unless the address names a place in it. */
export function useTopScroll(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query or hash leaves the page where it is.
  useLayoutEffect(() => {
    if (window.location.hash === '') window.scrollTo(0, 0);
  }, [pathname]);
}

/**
 * Show the place that the address names. Takes the place of Rspress's own hook, which scrolls again when only the query
 * changed, and throws on a hash that cannot be decoded.
 */
export function useHashScroll(): void {
  const { pathname, hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash on another page is another place.
  useLayoutEffect(() => {
    const id = readHash(hash);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [pathname, hash]);
}
