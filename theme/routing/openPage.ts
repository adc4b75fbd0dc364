import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';
import { createStore } from '../ui/createStore.ts';
import { failPage, isPageLoaded, loadPage } from './pageLoad.ts';
import { reloadOnce } from './reloadOnce.ts';

interface Target {
  pathname: string;
  address: URL;
  show: () => void;
}

export const isOpening = createStore(false);

/** A page that loads after a newer one was opened is not shown. */
let latest = 0;

/** Show a page once it is loaded. After a failure, load its whole document, once; then show the failure. */
export async function openPage({ pathname, address, show }: Target): Promise<void> {
  const turn = ++latest;
  if (!isPageLoaded(pathname)) isOpening.write(true);
  let error: unknown;
  try {
    await loadPage(pathname);
    const data = await initPageData(pathname);
    if (turn !== latest) return;
    warmPageData(pathname, data);
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

/** Stop waiting for the page that was opened last. */
export function cancelOpening(): void {
  latest += 1;
  if (isOpening.read()) isOpening.write(false);
}
