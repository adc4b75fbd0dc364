import { useEffect } from 'react';
import { routeOf } from '../../common/urls.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { documentLoad } from '../ui/documentLoad.ts';
import { prefetchPage } from './pageLoad.ts';

/** Links of navbar and footer are on every page. */
const LINKS = ':is(article, [data-prefetch]) a[href]:not([target])';

/** One page at a time: more would slow down the one that the reader opens. */
let queue = Promise.resolve();

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
        if (pathname) queue = queue.then(() => prefetchPage(pathname));
      }
    });
    let isCurrent = true;
    const observeLinks = () => {
      if (isCurrent) for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
    };
    documentLoad().then(idle).then(observeLinks);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [page, base]);
}

/** Undefined for a file or another version. */
function readPathname({ origin, pathname }: HTMLAnchorElement, base: string): string | undefined {
  return origin === window.location.origin && pathname.endsWith('/') ? routeOf(base, pathname) : undefined;
}

/** Safari has no idle callbacks. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1)));
