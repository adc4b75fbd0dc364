import { useEffect } from 'react';
import { routeOf } from '../../common/urls.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { createQueue } from './createQueue.ts';
import { prefetchPage } from './prefetchPage.ts';

/** Where readers go on from. The lines of the navbar and the footer lead to few pages, and are there on every page. */
const LINKS = ['article', 'nav[aria-label="Docs pages"]', 'nav[aria-label="Docs sidebar"]']
  .map((place) => `${place} a[href]:not([target])`)
  .join();

/** More would take the line from what the reader asks for. */
const PAGES_AT_ONCE = 2;

const addToQueue = createQueue(PAGES_AT_ONCE);

/** Load the pages whose links come into view, once the page itself is loaded and the browser is idle. `page` is the one shown. */
export function usePrefetch(page: object): void {
  const { base } = useThemeData();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links.
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

/** Address inside the version of the page that a link leads to; undefined for a file, or a link out of the version. */
function readPathname({ origin, pathname }: HTMLAnchorElement, base: string): string | undefined {
  return origin === window.location.origin && pathname.endsWith('/') ? routeOf(base, pathname) : undefined;
}

/** Run a task after the load of the document, when the browser has nothing else to do. Gives a way to call it off. */
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
