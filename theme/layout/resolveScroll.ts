interface ScrollTarget {
  pathname: string;
  search: string;
  hash: string;
}

interface Inputs {
  /** `POP` is back, forward, or a link to an anchor. */
  action: 'POP' | 'PUSH' | 'REPLACE';
  from: ScrollTarget;
  to: ScrollTarget;
  isLate: boolean;
  /** Where the reader left the page, in pixels. */
  keptTop?: number | undefined;
}

/** Decide where a navigation scrolls to: the anchor, the top, where the reader was, or nowhere. */
export function resolveScroll({ action, from, to, isLate, keptTop }: Inputs): 'hash' | 'top' | 'kept' | 'stay' {
  const hasHash = to.hash.length > 1;
  // The browser restores the position, unless the page loads too late for it.
  if (action === 'POP' && isLate && keptTop !== undefined) return 'kept';
  if (action === 'POP') return isLate && hasHash ? 'hash' : 'stay';
  const isSameTarget = from.pathname === to.pathname && from.hash === to.hash;
  if (isSameTarget && from.search !== to.search) return 'stay';
  return hasHash ? 'hash' : 'top';
}

/** Decode the id in a hash; empty if there is none or it is malformed. @example readHash('#a%20b') === 'a b' */
export function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A mistyped address can contain a single "%".
    return '';
  }
}
