import { type RefObject, useEffect, useRef } from 'react';

/**
 * Run a `<details>` that opens over the page: it closes on Escape, on a press outside, when the focus goes elsewhere and
 * on arrival at a route.
 */
export function usePopup(route: string): RefObject<HTMLDetailsElement | null> {
  const rootRef = useRef<HTMLDetailsElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival itself is what closes it.
  useEffect(() => rootRef.current?.removeAttribute('open'), [route]);

  useEffect(() => {
    const closeUnlessIn = ({ target }: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) rootRef.current?.removeAttribute('open');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeAndFocus(rootRef.current);
    };
    document.addEventListener('pointerdown', closeUnlessIn);
    document.addEventListener('focusin', closeUnlessIn);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessIn);
      document.removeEventListener('focusin', closeUnlessIn);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return rootRef;
}

function closeAndFocus(root: HTMLDetailsElement | null): void {
  if (!root?.open) return;
  root.open = false;
  root.querySelector('summary')?.focus();
}
