import { PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { useContext, useLayoutEffect } from 'react';

/**
 * Hand the runtime the facts of the first page. It has them, but looks for them elsewhere, finds nothing, reads them
 * again, and draws the whole page a second time.
 */
export function useFirstPageData(): void {
  const { pathname } = useLocation();
  const { data } = useContext(PageContext);

  // Effects of a part run before those of what holds it: the runtime looks after this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first page was read before it was drawn.
  useLayoutEffect(() => warmPageData(pathname, data), []);
}
