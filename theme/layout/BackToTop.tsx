import { IconButton } from '../ui/IconButton.tsx';
import { CONTENT_ID } from '../ui/SkipLink.tsx';
import styles from './BackToTop.module.css';
import { useScrolledUp } from './useScrolledUp.ts';

/** Offer the way to the top to readers who scroll back on a long page. */
export function BackToTop() {
  const isOffered = useScrolledUp();
  if (!isOffered) return null;
  return <IconButton className={styles.root} icon="arrowUp" label="Scroll back to top" onClick={goToTop} />;
}

/** The focus goes along: the button is gone at the top. */
function goToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
}
