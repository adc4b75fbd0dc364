import { initPageData, PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { cancelOpening } from '../routing/openPage.ts';
import {
  clearLoad,
  isPageLoaded,
  isSamePage,
  loadCurrentPage,
  markLoaded,
  type PageLoad,
  pageLoad,
  readPageLoad,
} from '../routing/pageLoad.ts';
import { keptHtmlOf } from '../rspress/fallbackPage.ts';
import { CONTENT_ID } from '../ui/SkipLink.tsx';

export interface ShownPage {
  load: PageLoad | undefined;
  isShown: boolean;
  retry: () => void;
}

/** Load the page of the address: back and forward change the address first. */
export function usePageLoad(): ShownPage {
  const location = useLocation();
  const { pathname } = location;
  const { data: page, setData } = useContext(PageContext);
  const load = useSyncExternalStore(
    pageLoad.subscribe,
    () => readPageLoad(pathname),
    // The first page may have failed before anything is drawn.
    () => readPageLoad(pathname),
  );
  // The runtime takes a page that comes late at once; the reader may be about to press Retry.
  const isShown =
    load?.status !== 'failed' && (page.pageType === '404' ? isPageLoaded(pathname) : isFullPage(page, pathname));

  // Cancels the page that was being opened. An effect would run too late: the reader may follow a link before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clean-up runs for each address that the reader leaves.
  useLayoutEffect(() => cancelOpening, [location]);

  const loadIfMissing = useEffectEvent((address: string) => {
    if (!readPageLoad(address) && !isShown && !isPageLoaded(address)) loadCurrentPage(address);
  });
  useLayoutEffect(() => {
    loadIfMissing(pathname);
    return () => clearLoad(pathname);
  }, [pathname]);

  // The runtime loads data once per address, and shows those that load last.
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
    loadCurrentPage(pathname);
    // The focused button disappears, so the content takes the focus.
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  };
  return { load: isShown ? undefined : load, isShown, retry };
}

const isFullPage = (page: { routePath: string }, pathname: string): boolean =>
  !keptHtmlOf(page) && isSamePage(page.routePath, pathname);

/** Cache the first page's data. Otherwise the runtime loads them and draws the page again. */
export function useFirstPageData(): void {
  const { pathname } = useLocation();
  const { data } = useContext(PageContext);
  const keepData = useEffectEvent(() => warmPageData(pathname, data));

  // Runs before the effects of the parent, the runtime.
  useLayoutEffect(() => keepData(), []);
}
