// Loaded with the first run of a sample: `Sample.tsx`.
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { RunPanel } from 'virtual-docs-run-panel';
import type { RunState } from './runPanelProps.ts';

interface Props extends Omit<ComponentProps<typeof RunPanel>, 'ref'> {
  state: RunState;
  /** Whether the address of the page names the run. */
  isNamed: boolean;
  findButton: () => HTMLElement | undefined;
}

/** Draw the library's panel in view. */
export function SampleResult({ state, isNamed, findButton, ...panel }: Props) {
  const ref = useRef<HTMLElement>(null);
  useResultInView(ref, { state, presses: panel.presses, isNamed, findButton });
  return <RunPanel {...panel} ref={ref} />;
}

/** Below the result, in pixels. */
const SPACE = 16;

const LEAVING = ['wheel', 'touchmove', 'keydown'];

/** Before a key starts the next run. */
const LISTENING = { passive: true, capture: true };

/** Scroll to the result of a run after a press and with each state, until the reader scrolls. A named run gets the focus. */
function useResultInView(
  resultRef: RefObject<HTMLElement | null>,
  { state, presses, isNamed, findButton }: Pick<Props, 'state' | 'presses' | 'isNamed' | 'findButton'>,
): void {
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
    const viewTop = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const below = result.getBoundingClientRect().bottom + SPACE - root.clientHeight;
    // The button stays in view.
    const top = Math.max(0, Math.min(below, button.getBoundingClientRect().top - viewTop));
    const isStill = isNamed || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
  }, [state, presses]);
}

const hasAnchor = (): boolean => window.location.hash.length > 1;
