import { useEffect, useState, useSyncExternalStore } from 'react';
import { isOpening } from '../routing/openPage.ts';
import { strings } from '../site/strings.ts';
import { advance, MINIMUM } from './advance.ts';
import styles from './RouteProgress.module.css';
import { useDelay } from './useDelay.ts';

/** A page that loads faster needs no bar. */
const BAR_DELAY_MS = 200;
const TRICKLE_MS = 800;
/** Duration of a move and of the fade; as in RouteProgress.module.css. */
const SPEED_MS = 200;

/** Show that a page is loading while another one stays on the screen. */
export function RouteProgress() {
  const isBusy = useSyncExternalStore(isOpening.subscribe, isOpening.read, () => false);
  const progress = useProgress(useDelay(isBusy, BAR_DELAY_MS));
  if (!progress) return null;
  return (
    <div
      className={`${styles.root} ${progress.isDone ? styles.done : ''}`}
      style={{ inlineSize: `${progress.part * 100}%` }}
      role="progressbar"
      aria-label={strings.loading.loadingPage}
    />
  );
}

interface Progress {
  part: number;
  isDone: boolean;
}

function useProgress(isBusy: boolean): Progress | undefined {
  const [progress, setProgress] = useState<Progress>();

  useEffect(() => {
    if (!isBusy) return;
    setProgress({ part: MINIMUM, isDone: false });
    const trickle = setInterval(
      () => setProgress((last) => last && { part: advance(last.part), isDone: false }),
      TRICKLE_MS,
    );
    return () => {
      clearInterval(trickle);
      setProgress({ part: 1, isDone: true });
    };
  }, [isBusy]);

  const isDone = progress?.isDone ?? false;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setProgress(undefined), 2 * SPEED_MS);
    return () => clearTimeout(timer);
  }, [isDone]);

  return progress;
}
