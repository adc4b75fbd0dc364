import { useContext, useEffect, useState } from 'react';
import { NavigationContext } from '../navigation/navigator.ts';
import { strings } from '../site/strings.ts';
import styles from './RouteProgress.module.css';
import { useDelay } from './useDelay.ts';

/** A page that loads faster needs no bar. */
const BAR_DELAY_MS = 200;
const TRICKLE_MS = 800;
/** Shares of the width. The end of a load is unknown, so the bar never fills by itself. */
const MINIMUM = 0.08;
const MAXIMUM = 0.994;
/** Duration of a move and of the fade; as in RouteProgress.module.css. */
const SPEED_MS = 200;

/** Show that a page is loading while another one stays on the screen. */
export function RouteProgress() {
  const { state } = useContext(NavigationContext);
  const isBusy = state.status === 'pending' && !state.hasAddress;
  const part = useProgress(useDelay(isBusy, BAR_DELAY_MS));
  if (part === undefined) return null;
  return (
    <div
      className={`${styles.root} ${part === 1 ? styles.done : ''}`}
      style={{ inlineSize: `${part * 100}%` }}
      role="progressbar"
      data-screen=""
      aria-label={strings.loading.loadingPage}
    />
  );
}

/** Return the share of the width; 1 for a moment at the end, and then undefined. */
function useProgress(isBusy: boolean): number | undefined {
  const [part, setPart] = useState<number>();

  useEffect(() => {
    if (!isBusy) return;
    setPart(MINIMUM);
    const trickle = setInterval(() => setPart((last = MINIMUM) => advance(last)), TRICKLE_MS);
    return () => {
      clearInterval(trickle);
      setPart(1);
    };
  }, [isBusy]);

  useEffect(() => {
    if (part !== 1) return;
    const timer = setTimeout(() => setPart(undefined), 2 * SPEED_MS);
    return () => clearTimeout(timer);
  }, [part]);

  return part;
}

/** Each step is shorter than the last one, so the bar never stops. */
const advance = (part: number): number => part + (MAXIMUM - part) * 0.12;
