import { type RefObject, useEffect, useRef, useState } from 'react';

/** In pixels: a shorter movement is a trembling finger. */
const TREMBLE = 8;
/** Near the top, the navbar is always shown. In pixels, about its height. */
const NEAR_TOP = 64;

interface NavbarState {
  isVisible: boolean;
  /** Where the direction was last decided, in pixels from the top. */
  top: number;
}

/** Decide whether the navbar is shown: it hides on scrolling down, and returns on scrolling up or while it `isHeld`. */
export function resolveVisibility(before: NavbarState, { top, isHeld }: { top: number; isHeld: boolean }): NavbarState {
  if (isHeld || top <= NEAR_TOP) return { isVisible: true, top };
  if (Math.abs(top - before.top) < TREMBLE) return before;
  return { isVisible: top < before.top, top };
}

/** Show and hide the navbar on scrolling. It stays while it has the visible focus or an open part. */
export function useNavbarVisibility(): { rootRef: RefObject<HTMLElement | null>; isVisible: boolean } {
  const rootRef = useRef<HTMLElement>(null);
  const [isVisible, setIsVisible] = useState(true);

  useEffect(() => {
    let state: NavbarState = { isVisible: true, top: 0 };
    // Reading the position now would force a layout; the next frame computes one anyway.
    const frame = requestAnimationFrame(() => {
      state = { ...state, top: window.scrollY };
    });
    const update = () => {
      state = resolveVisibility(state, { top: readTop(), isHeld: isHeld(rootRef.current) });
      setIsVisible(state.isVisible);
    };
    const root = rootRef.current;
    window.addEventListener('scroll', update, { passive: true });
    root?.addEventListener('focusin', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      root?.removeEventListener('focusin', update);
    };
  }, []);

  return { rootRef, isVisible };
}

/** Springing back from the end of a page is no scrolling up. */
function readTop(): number {
  const last = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, last));
}

// A clicked button keeps the focus, but not visibly: the reader has gone on.
const isHeld = (root: HTMLElement | null): boolean =>
  Boolean(root?.querySelector(':focus-visible, [data-popup][open], [aria-expanded="true"]'));
