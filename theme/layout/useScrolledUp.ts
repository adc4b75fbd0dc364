import { useEffect, useState } from 'react';

/** Height from which the way back is worth a button, in windows. */
const MIN_WINDOWS = 1;
/** A jump along the page is no scrolling: a reader who follows a link upwards asks for nothing. In CSS pixels. */
const MAX_STEP = 400;

/** Tell whether the reader scrolls back, far from the top of the page. */
export function useScrolledUp(): boolean {
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    let lastTop = window.scrollY;
    const look = () => {
      // React may ask later: what is handed on must not change.
      const scroll = { top: window.scrollY, lastTop, windowHeight: window.innerHeight };
      setIsOffered((isNow) => resolveOffer(isNow, scroll));
      lastTop = scroll.top;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return isOffered;
}

interface Scroll {
  top: number;
  lastTop: number;
  windowHeight: number;
}

/** Decide whether the way back is offered after the page moved from `lastTop` to `top`. */
export function resolveOffer(isOffered: boolean, { top, lastTop, windowHeight }: Scroll): boolean {
  if (top < windowHeight * MIN_WINDOWS || top > lastTop) return false;
  return isOffered || (top < lastTop && lastTop - top <= MAX_STEP);
}
