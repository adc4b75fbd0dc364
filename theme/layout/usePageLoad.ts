import { initPageData, PageContext, useLocation } from '@rspress/core/runtime';
import { useContext, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { isPageLoaded, isSamePage, markLoaded } from '../routing/loadPage.ts';
import { cancelOpening } from '../routing/openPage.ts';
import { clearLoad, loadCurrentPage, type PageLoad, pageLoad, readPageLoad } from '../routing/pageLoad.ts';
import { CONTENT_ID } from '../ui/SkipLink.tsx';

export interface ShownPage {
  /** Why the page that the address names is not shown; undefined where it is. */
  load: PageLoad | undefined;
  /** Whether all that is on the screen belongs to the address. */
  isShown: boolean;
  retry: () => void;
}

/**
 * Load the page that the address names where nobody did: a reader who follows a link comes when it is loaded, one who
 * goes back or forward comes before.
 */
export function usePageLoad(): ShownPage {
  const location = useLocation();
  const { pathname } = location;
  const { data: page, setData } = useContext(PageContext);
  const load = useSyncExternalStore(
    pageLoad.subscribe,
    () => readPageLoad(pathname),
    () => undefined,
  );
  const isShown = page.pageType === '404' ? isPageLoaded(pathname) : isSamePage(page.routePath, pathname);

  // Wherever the reader goes, the page asked for before is not wanted. At once, and not on arrival: a link that is followed
  // before effects run is not to be given up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each place that the reader leaves.
  useLayoutEffect(() => cancelOpening, [location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival.
  useLayoutEffect(() => {
    if (!readPageLoad(pathname) && !isShown && !isPageLoaded(pathname)) loadCurrentPage(pathname, { mayReload: true });
    return () => clearLoad(pathname);
  }, [pathname]);

  // The runtime asks for a page's facts once, when the reader arrives, and shows whatever answer comes last.
  useEffect(() => {
    if (isShown) markLoaded(pathname);
    if (isShown || load || !isPageLoaded(pathname)) return;
    let isCurrent = true;
    initPageData(pathname).then((data) => {
      if (isCurrent) setData?.(data);
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, load, isShown, setData]);

  const retry = () => {
    loadCurrentPage(pathname, { mayReload: false });
    // The button goes away with the box, and would take the focus with it.
    document.getElementById(CONTENT_ID)?.focus();
  };
  return { load: isShown ? undefined : load, isShown, retry };
}
