import { type RefObject, useEffect, useRef, useState } from 'react';
import { type NavbarState, resolveVisibility } from './resolveVisibility.ts';

/** Follow the reader's scrolling: whether the navbar shows. The focus in it, or anything open in it, holds it. */
export function useNavbarVisibility(): { rootRef: RefObject<HTMLElement | null>; isVisible: boolean } {
  const rootRef = useRef<HTMLElement>(null);
  const [isVisible, setIsVisible] = useState(true);

  useEffect(() => {
    let state: NavbarState = { isVisible: true, top: 0 };
    // The browser computes the place for the next frame; asked for now, it would do so twice.
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

/** Some browsers scroll beyond the ends of a page and spring back: that is no way up. */
function readTop(): number {
  const last = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, last));
}

const isHeld = (root: HTMLElement | null): boolean =>
  root !== null &&
  (root.contains(document.activeElement) || root.querySelector('[data-popup][open], [aria-expanded="true"]') !== null);
