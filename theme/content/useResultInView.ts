import { type RefObject, useEffect, useRef } from 'react';
import { distanceToResult } from './distanceToResult.ts';
import type { RunState } from './runPanelProps.ts';

interface Options {
  state: RunState;
  presses: number;
  /** Whether the address of the page names the run. */
  isNamed: boolean;
  resultRef: RefObject<HTMLElement | null>;
  findButton: () => HTMLElement | undefined;
}

/** Below the result, in pixels. */
const SPACE = 16;

const LEAVING = ['wheel', 'touchmove', 'keydown'];

/** Before a key starts the next run. */
const LISTENING = { passive: true, capture: true };

/** Scroll to the result of a run after a press and with each state, until the reader scrolls. A named run gets the focus. */
export function useResultInView({ state, presses, isNamed, resultRef, findButton }: Options): void {
  const isFollowing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press brings the reader back.
  useEffect(() => {
    isFollowing.current = !isNamed || !hasAnchor();
    const leave = () => {
      isFollowing.current = false;
    };
    for (const event of LEAVING) window.addEventListener(event, leave, LISTENING);
    return () => {
      for (const event of LEAVING) window.removeEventListener(event, leave, LISTENING);
    };
  }, [presses, isNamed]);
  useEffect(() => {
    if (isNamed && !hasAnchor()) resultRef.current?.focus({ preventScroll: true });
  }, [isNamed, resultRef]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state may have moved the result.
  useEffect(() => {
    const result = resultRef.current;
    const button = findButton();
    if (!result || !button || !isFollowing.current) return;
    const root = document.documentElement;
    const top = distanceToResult({
      buttonTop: button.getBoundingClientRect().top,
      resultBottom: result.getBoundingClientRect().bottom + SPACE,
      viewTop: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
      viewBottom: root.clientHeight,
    });
    const isStill = isNamed || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
  }, [state, presses]);
}

const hasAnchor = (): boolean => window.location.hash.length > 1;
