import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import type { PreviewName } from '../../common/previews.ts';
import { LOADERS } from '../../library/previews/index.ts';

type PreviewState =
  | { status: 'waiting' }
  | { status: 'loading' }
  | { status: 'ready'; Body: ComponentType }
  | { status: 'failed' };

/** Load a preview when the reader scrolls near it, and again when they ask for it after a failure. */
export function usePreview(name: PreviewName, rootRef: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<PreviewState>({ status: 'waiting' });

  const load = useCallback(() => {
    setState({ status: 'loading' });
    LOADERS[name]().then(
      (Body) => setState({ status: 'ready', Body }),
      (cause) => {
        console.error(`Cannot load the preview "${name}".`, cause);
        setState({ status: 'failed' });
      },
    );
  }, [name]);

  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    let stopObserving = () => {};
    const stopWaiting = whenPageLoaded(() => {
      stopObserving = whenNear(root, load);
    });
    return () => {
      stopWaiting();
      stopObserving();
    };
  }, [rootRef, load]);

  return { state, retry: load };
}

/**
 * Call back when the page is completely loaded. Until then, the first view of the page has priority, and a script that
 * fails to load would reload the page (`plugins/head/browser/watchFirstLoad.ts`). Returns a function that cancels the
 * callback.
 */
function whenPageLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}

/** One screen below the window: most previews are ready before they scroll into view. */
const NEAR = '100% 0%';

/** Call back once when an element is in view or near it. Returns a function that cancels the callback. */
function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
