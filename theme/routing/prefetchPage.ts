import { isPageLoaded, loadPage } from './loadPage.ts';
import { mayPrefetch } from './mayPrefetch.ts';
import { readConnection } from './readConnection.ts';

/** Load a page that the reader is about to ask for. A failure shows when the reader does ask. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (!mayPrefetch(readConnection()) || isPageLoaded(pathname)) return;
  await loadPage(pathname).catch(() => undefined);
}
