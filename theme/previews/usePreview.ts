import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react';
import { LOADERS } from 'virtual-docs-previews';
import { IDLE, LOADING, type Loadable } from '../ui/loadable.ts';

/** Load a preview near the window, and again on demand after a failure. */
export function usePreview(name: string, rootRef: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<Loadable<ComponentType>>(IDLE);

  const load = useCallback(() => {
    setState(LOADING);
    loadBody(name).then(
      (value) => setState({ status: 'done', value }),
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

/** A build refuses a name that the library does not have. */
const loadBody = async (name: string): Promise<ComponentType> => {
  const loader = LOADERS[name];
  if (!loader) throw new Error(`There is no preview "${name}".`);
  return loader();
};

/**
 * Before that, the first view has priority, and a failing script would reload the page (`plugins/head/browser/watchFirstLoad.ts`).
 */
function whenPageLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}

/** One screen below the window: most previews are ready before they scroll into view. */
const NEAR = '100% 0%';

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
