import { initPageData, PageContext, useLocation, warmPageData } from '@rspress/core/runtime';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import { isPageLoaded, isSamePage, markLoaded } from '../routing/loadPage.ts';
import { cancelOpening } from '../routing/openPage.ts';
import { clearLoad, loadCurrentPage, type PageLoad, pageLoad, readPageLoad } from '../routing/pageLoad.ts';
import { isStandIn } from '../rspress/standIn.ts';
import { CONTENT_ID } from '../ui/SkipLink.tsx';

export interface ShownPage {
  /** Why the page of the address is not shown; undefined if it is shown. */
  load: PageLoad | undefined;
  /** Whether the page on the screen is the page of the address. */
  isShown: boolean;
  retry: () => void;
}

/**
 * Load the page of the current address if it is not loaded yet: a link changes the address after its page is loaded, but
 * back and forward change the address first.
 */
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
  const isShown = page.pageType === '404' ? isPageLoaded(pathname) : isFullPage(page, pathname);

  // A new address cancels the page that was being opened. This is the clean-up of the old address and not an effect of the
  // new one, so a link that the reader follows before effects run stays valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clean-up runs for each address that the reader leaves.
  useLayoutEffect(() => cancelOpening, [location]);

  const loadIfMissing = useEffectEvent((address: string) => {
    if (!readPageLoad(address) && !isShown && !isPageLoaded(address)) loadCurrentPage(address, { mayReload: true });
  });
  useLayoutEffect(() => {
    loadIfMissing(pathname);
    return () => clearLoad(pathname);
  }, [pathname]);

  // The runtime loads a page's data once, when the address changes, and shows the data that load last.
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
    // The focused button disappears with the box, so the content takes the focus.
    document.getElementById(CONTENT_ID)?.focus();
  };
  return { load: isShown ? undefined : load, isShown, retry };
}

const isFullPage = (page: { routePath: string }, pathname: string): boolean =>
  !isStandIn(page) && isSamePage(page.routePath, pathname);

/**
 * Put the data of the first page into the cache of the runtime. Otherwise the runtime would load the data again and draw
 * the whole page a second time.
 */
export function useFirstPageData(): void {
  const { pathname } = useLocation();
  const { data } = useContext(PageContext);
  const keepData = useEffectEvent(() => warmPageData(pathname, data));

  // Effects of a child run before those of its parent, so this runs before the runtime looks for the data.
  useLayoutEffect(() => keepData(), []);
}
