import { useEffect } from 'react';
import { HELP_PART } from '../../common/articleParts.ts';
import { DOCUMENT_PART } from '../../common/siteFiles.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { documentLoad } from '../ui/documentLoad.ts';
import { readRoute } from './links.ts';
import { mayPrefetch, prefetchPage, readPage } from './pages.ts';

/** The reader opens one page next: more would cost more than they save. Before the reader scrolls, two. */
const LIMIT = 3;
/** Not of helping parts, of parts that only the document has, nor of symbols, of which code is full. */
const WORDS = `article a[href]:not([target], [data-symbol], :is([${HELP_PART}], [${DOCUMENT_PART}]) a)`;

/** One page at a time: more would slow down the one that the reader opens. */
let queue: Promise<unknown> = Promise.resolve();

/** Prefetch the first pages whose links are visible, once the page is loaded and the browser is idle. */
export function usePrefetch(page: object): void {
  const { base } = useThemeData();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the links of the document, and another page has other links.
  useEffect(() => {
    if (!mayPrefetch(/[23]g/)) return;
    const wanted = new Set<string>();
    let limit = 2;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        const route = readRoute(target, base);
        if (route === undefined || readPage(route) || wanted.has(route) || wanted.size >= limit) continue;
        wanted.add(route);
        queue = queue.then(idle).then(() => prefetchPage(route));
      }
      limit = LIMIT;
    });
    let isCurrent = true;
    documentLoad()
      .then(idle)
      .then(() => {
        if (isCurrent) for (const link of listLinks()) observer.observe(link);
      });
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [page, base]);
}

/** List the links of the article's own words, and then those to the pages that follow. */
function listLinks(): Element[] {
  const links = [...document.querySelectorAll('[data-prefetch] a[href]')];
  const current = links.findIndex((link) => link.hasAttribute('aria-current'));
  return [...document.querySelectorAll(WORDS), ...links.slice(current + 1)];
}

/** Safari has no idle callbacks. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1)));
