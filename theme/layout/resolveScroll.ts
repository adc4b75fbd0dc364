/** The part of an address that tells pages and their places apart. */
export interface ScrollPlace {
  pathname: string;
  search: string;
  hash: string;
}

interface Inputs {
  /** How the reader came: `POP` is back, forward, or the browser's own way to a place on the page. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  from: ScrollPlace;
  to: ScrollPlace;
  /** Whether the page was not there yet when the reader came. */
  isLate: boolean;
}

/** Decide what a navigation shows: the place that the hash names, the page's top, or what is in view. */
export function resolveScroll({ action, from, to, isLate }: Inputs): 'hash' | 'top' | 'stay' {
  const hasHash = to.hash.length > 1;
  // The browser restores the position, unless the page comes too late for it.
  if (action === 'POP') return isLate && hasHash ? 'hash' : 'stay';
  const isSamePlace = from.pathname === to.pathname && from.hash === to.hash;
  if (isSamePlace && from.search !== to.search) return 'stay';
  return hasHash ? 'hash' : 'top';
}
