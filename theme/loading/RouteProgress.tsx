import { useSyncExternalStore } from 'react';
import { isOpening } from '../routing/openPage.ts';
import styles from './RouteProgress.module.css';
import { useDelay } from './useDelay.ts';
import { useProgress } from './useProgress.ts';

/** A page that is there sooner needs no bar. */
const BAR_DELAY_MS = 200;

/** Show that the page that was asked for is on its way, while another one is read. */
export function RouteProgress() {
  const isBusy = useSyncExternalStore(isOpening.subscribe, isOpening.read, () => false);
  const progress = useProgress(useDelay(isBusy, BAR_DELAY_MS));
  if (!progress) return null;
  return (
    <div
      className={`${styles.root} ${progress.isDone ? styles.done : ''}`}
      style={{ inlineSize: `${progress.part * 100}%` }}
      role="progressbar"
      aria-label="Loading page"
    />
  );
}
