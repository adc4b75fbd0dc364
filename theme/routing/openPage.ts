import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';
import { createStore } from '../ui/createStore.ts';
import { isPageLoaded, loadPage } from './loadPage.ts';
import { failPage, forgetLoad } from './pageLoad.ts';
import { reloadOnce } from './reloadOnce.ts';

interface Target {
  /** The page's address inside the version. */
  pathname: string;
  /** The page's whole address, with query and hash. */
  address: URL;
  /** Show the target. */
  show: () => void;
}

/** Whether a page that the reader asked for is on its way, while another one stays on the screen. */
export const isOpening = createStore(false);

/** A late answer never wins: only the last page that was asked for is shown. */
let latest = 0;

/**
 * Show a page once it is loaded; the page on the screen stays until then. A page that cannot be loaded is loaded with its
 * whole document, once, else shown as failed.
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
    forgetLoad(pathname);
  } catch (cause) {
    if (turn !== latest) return;
    error = cause;
  }
  if (isOpening.read()) isOpening.write(false);
  if (!pathnameToRouteService(pathname)) {
    // The server answers for an address that has no page.
    window.location.assign(address);
    return;
  }
  if (error !== undefined) {
    if (reloadOnce(address, error)) return;
    failPage(pathname, error);
  }
  show();
}

/** Wait no longer for the page that was asked for: the reader went elsewhere. */
export function cancelOpening(): void {
  latest += 1;
  if (isOpening.read()) isOpening.write(false);
}
