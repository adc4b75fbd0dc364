import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';
import { createStore } from '../ui/createStore.ts';
import { isPageLoaded, loadPage } from './loadPage.ts';
import { clearLoad, failPage } from './pageLoad.ts';
import { reloadOnce } from './reloadOnce.ts';

interface Target {
  /** The page's address inside the version. */
  pathname: string;
  /** The page's whole address, with query and hash. */
  address: URL;
  /** Show the target. */
  show: () => void;
}

/** Whether a page that the reader opened is loading, while another one stays on the screen. */
export const isOpening = createStore(false);

/** Number of the last page that was opened. A page that loads after a newer one was opened is not shown. */
let latest = 0;

/**
 * Show a page once it is loaded; the page on the screen stays until then. Where the page fails to load, its whole document
 * is loaded, once; after that, the failure is shown.
 */
export async function openPage({ pathname, address, show }: Target): Promise<void> {
  const turn = ++latest;
  if (!isPageLoaded(pathname)) isOpening.write(true);
  let error: unknown;
  try {
    await loadPage(pathname);
    const data = await initPageData(pathname);
    if (turn !== latest) return;
    warmPageData(pathname, data);
    clearLoad(pathname);
  } catch (cause) {
    if (turn !== latest) return;
    error = cause;
  }
  if (isOpening.read()) isOpening.write(false);
  if (!pathnameToRouteService(pathname)) {
    // There is no such page: the server answers.
    window.location.assign(address);
    return;
  }
  if (error !== undefined) {
    if (reloadOnce(address, error)) return;
    failPage(pathname, error);
  }
  show();
}

/** Stop waiting for the page that was opened last: the reader went to another page. */
export function cancelOpening(): void {
  latest += 1;
  if (isOpening.read()) isOpening.write(false);
}
