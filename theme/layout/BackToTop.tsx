import { useEffect, useState } from 'react';
import { strings } from '../site/strings.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import styles from './BackToTop.module.css';

/** In heights of the window. */
const MIN_WINDOWS = 1;
/** In CSS pixels: a longer step is a jump, such as a link to an anchor. */
const MAX_STEP = 400;

/** Draw a button to the top, for readers who scroll up on a long page. */
export function BackToTop() {
  const isVisible = useScrolledUp();
  if (!isVisible) return null;
  return <IconButton className={styles.root} icon="arrowUp" label={strings.layout.backToTop} onClick={goToTop} />;
}

/** The focused button disappears at the top, so the content takes the focus. */
function goToTop(): void {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isMotionReduced ? 'instant' : 'smooth' });
}

function useScrolledUp(): boolean {
  const [isVisible, setIsVisible] = useState(false);

  useEffect(() => {
    let lastTop = window.scrollY;
    const update = () => {
      // React may call the function later, so it gets fixed values.
      const scroll = { top: window.scrollY, lastTop, windowHeight: window.innerHeight };
      setIsVisible((wasVisible) => resolveVisibility(wasVisible, scroll));
      lastTop = scroll.top;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return isVisible;
}

interface Scroll {
  top: number;
  lastTop: number;
  windowHeight: number;
}

/** Decide whether the button is visible after a scroll from `lastTop` to `top`. */
export function resolveVisibility(wasVisible: boolean, { top, lastTop, windowHeight }: Scroll): boolean {
  if (top < windowHeight * MIN_WINDOWS || top > lastTop) return false;
  return wasVisible || (top < lastTop && lastTop - top <= MAX_STEP);
}
