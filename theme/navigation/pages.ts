import { initPageData, pathnameToRouteService } from '@rspress/core/runtime';
import { routeKey } from './address.ts';

export type PageData = Awaited<ReturnType<typeof initPageData>>;

/** Pages that can be shown at once, by the key of their route. */
const loaded = new Map<string, PageData>();

/** Read a page that is loaded. */
export const readPage = (pathname: string): PageData | undefined => loaded.get(routeKey(pathname));

/** Keep the page that the runtime itself loaded. */
export function keepPage(pathname: string, page: PageData): void {
  loaded.set(routeKey(pathname), page);
}

/** Decide whether an address may have a page: all may, until the table of pages is loaded. */
export const mayHavePage = (pathname: string): boolean => pathnameToRouteService(pathname) !== undefined;

/** Load a page, after a failure with new requests. Rejects if there is none. */
export async function loadPage(pathname: string): Promise<PageData> {
  const page = await initPageData(pathname);
  keepPage(pathname, page);
  return page;
}

/** End requests that hang. A browser answers a script that is requested again together with the first request. */
export async function endRequests(pathname: string): Promise<void> {
  window.stop();
  await pathnameToRouteService(pathname)
    ?.preload()
    .catch(() => undefined);
}

/** Load a page that the reader may open next. A failure is shown only then. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (mayPrefetch() && !readPage(pathname) && mayHavePage(pathname)) await loadPage(pathname).catch(() => undefined);
}

/** Decide whether to load ahead of the reader: not where data are saved or the connection is slow. Some browsers do not tell. */
export function mayPrefetch(slow = /2g/): boolean {
  // TypeScript lacks it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !slow.test(connection?.effectiveType ?? '');
}
