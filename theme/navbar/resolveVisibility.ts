/** Scrolling less than this is a trembling finger. In pixels. */
const TREMBLE = 8;
/** So near to the top of the page the navbar always shows. In pixels, about its height. */
const NEAR_TOP = 64;

/** What the navbar remembers between two scroll events. */
export interface NavbarState {
  isVisible: boolean;
  /** Distance from the top of the page, in pixels, at which the direction was last decided. */
  top: number;
}

/** Decide whether the navbar shows: it leaves on the way down and comes back on the way up. It stays while it `isHeld`. */
export function resolveVisibility(before: NavbarState, { top, isHeld }: { top: number; isHeld: boolean }): NavbarState {
  if (isHeld || top <= NEAR_TOP) return { isVisible: true, top };
  if (Math.abs(top - before.top) < TREMBLE) return before;
  return { isVisible: top < before.top, top };
}
