import styles from './PageSpinner.module.css';
import { useDelay } from './useDelay.ts';

/** A page that is there sooner shows no spinner: it would only flicker. */
const SPINNER_DELAY_MS = 200;

interface Props {
  delay?: number;
}

/** Say that a page is being loaded, after a moment. */
export function PageSpinner({ delay = SPINNER_DELAY_MS }: Props) {
  const isVisible = useDelay(true, delay);
  return (
    <div className={styles.root} role="status">
      {isVisible && (
        <>
          <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden="true">
            <circle className={styles.track} cx="24" cy="24" r="20" />
            <circle className={styles.arc} cx="24" cy="24" r="20" pathLength="100" />
          </svg>
          Loading…
        </>
      )}
    </div>
  );
}
