import { useEffect, useState } from 'react';
import { advance, MINIMUM } from './advance.ts';

/** Time between two steps of the bar. */
const TRICKLE_MS = 800;
/** How long the bar takes to move, and then to fade away; as in RouteProgress.module.css. */
const SPEED_MS = 200;

export interface Progress {
  /** From 0 to 1. */
  part: number;
  isDone: boolean;
}

/** Move a bar while something goes on, bring it to its end afterwards and take it away; undefined while there is none. */
export function useProgress(isBusy: boolean): Progress | undefined {
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
