import { useEffect, useState } from 'react';
import { strings } from '../site/strings.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import styles from './BackToTop.module.css';

/** Distance from the top from which the button is worth showing, in windows. */
const MIN_WINDOWS = 1;
/** A longer step is a jump along the page, such as a link to an anchor, and no scrolling. In CSS pixels. */
const MAX_STEP = 400;

/** Offer a way to the top to readers who scroll back on a long page. */
export function BackToTop() {
  const isOffered = useScrolledUp();
  if (!isOffered) return null;
  return <IconButton className={styles.root} icon="arrowUp" label={strings.layout.backToTop} onClick={goToTop} />;
}

/** The content takes the focus, because the focused button disappears at the top. */
function goToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}

function useScrolledUp(): boolean {
  const [isOffered, setIsOffered] = useState(false);

  useEffect(() => {
    let lastTop = window.scrollY;
    const update = () => {
      // React may call the function later, so it gets values that do not change.
      const scroll = { top: window.scrollY, lastTop, windowHeight: window.innerHeight };
      setIsOffered((isNow) => resolveOffer(isNow, scroll));
      lastTop = scroll.top;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return isOffered;
}

interface Scroll {
  top: number;
  lastTop: number;
  windowHeight: number;
}

/** Decide whether the button is offered after the page moved from `lastTop` to `top`. */
export function resolveOffer(isOffered: boolean, { top, lastTop, windowHeight }: Scroll): boolean {
  if (top < windowHeight * MIN_WINDOWS || top > lastTop) return false;
  return isOffered || (top < lastTop && lastTop - top <= MAX_STEP);
}
