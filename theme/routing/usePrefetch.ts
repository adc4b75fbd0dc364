import { useEffect } from 'react';
import { routeOf } from '../../common/urls.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { createQueue } from './createQueue.ts';
import { prefetchPage } from './pageLoad.ts';

/** Links of navbar and footer are on every page. */
const LINKS = ':is(article, [data-prefetch]) a[href]:not([target])';

/** More would slow down the page that the reader opens. */
const PAGES_AT_ONCE = 2;

const addToQueue = createQueue(PAGES_AT_ONCE);

/** Prefetch the pages of visible links, once the page is loaded and the browser is idle. */
export function usePrefetch(page: object): void {
  const { base } = useThemeData();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the links of the document, and another page has other links.
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const pathname = readPathname(target, base);
        if (pathname) addToQueue(() => prefetchPage(pathname));
      }
    });
    const cancel = whenIdle(() => {
      for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [page, base]);
}

/** Undefined for a file or another version. */
function readPathname({ origin, pathname }: HTMLAnchorElement, base: string): string | undefined {
  return origin === window.location.origin && pathname.endsWith('/') ? routeOf(base, pathname) : undefined;
}

function whenIdle(task: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const run = () => {
    if (!signal.aborted) task();
  };
  // Safari has no idle callbacks.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => controller.abort();
}
