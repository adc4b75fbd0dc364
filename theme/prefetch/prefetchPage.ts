import { isPageLoaded, loadPage } from '../data/loadPage.ts';
import { type Connection, mayPrefetch } from './mayPrefetch.ts';

/** Load a page that the reader is about to ask for. A failure shows when the reader does ask. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (!mayPrefetch(readConnection()) || isPageLoaded(pathname)) return;
  await loadPage(pathname).catch(() => undefined);
}

/** Not every browser has it, and TypeScript's own types lack it. */
const readConnection = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;
