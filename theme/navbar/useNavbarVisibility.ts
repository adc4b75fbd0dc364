import { type RefObject, useEffect, useRef, useState } from 'react';

/** A shorter movement is a trembling finger. In pixels. */
const TREMBLE = 8;
/** The navbar is always shown within this distance from the top of the page. In pixels, about its height. */
const NEAR_TOP = 64;

/** State of the navbar between two scroll events. */
export interface NavbarState {
  isVisible: boolean;
  /** Distance from the top of the page, in pixels, at which the direction was last decided. */
  top: number;
}

/** Decide whether the navbar is shown: it hides on scrolling down and returns on scrolling up, or while it `isHeld`. */
export function resolveVisibility(before: NavbarState, { top, isHeld }: { top: number; isHeld: boolean }): NavbarState {
  if (isHeld || top <= NEAR_TOP) return { isVisible: true, top };
  if (Math.abs(top - before.top) < TREMBLE) return before;
  return { isVisible: top < before.top, top };
}

/** Show and hide the navbar while the reader scrolls. It stays while it shows the focus, or anything in it is open. */
export function useNavbarVisibility(): { rootRef: RefObject<HTMLElement | null>; isVisible: boolean } {
  const rootRef = useRef<HTMLElement>(null);
  const [isVisible, setIsVisible] = useState(true);

  useEffect(() => {
    let state: NavbarState = { isVisible: true, top: 0 };
    // Read now, the position would cost a layout of its own: the next frame computes it anyway.
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

/** Some browsers scroll beyond the end of a page and spring back, which is no scrolling up. */
function readTop(): number {
  const last = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, last));
}

// A button that was clicked keeps the focus, but no visible one: the reader has gone on.
const isHeld = (root: HTMLElement | null): boolean =>
  Boolean(root?.querySelector(':focus-visible, [data-popup][open], [aria-expanded="true"]'));
