import { pathnameToRouteService } from '@rspress/core/runtime';
import { createStore } from '../ui/createStore.ts';
import { loadPage } from './loadPage.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Why the page that the address names is not shown. */
export type PageLoad = { path: string | undefined } & ({ status: 'loading' } | { status: 'failed'; error: unknown });

/** The load of the page that the address names; undefined once the page is loaded. */
export const pageLoad = createStore<PageLoad | undefined>(undefined);

/** Read the load of one page. */
export function readPageLoad(pathname: string): PageLoad | undefined {
  const load = pageLoad.read();
  return load && load.path === pathOf(pathname) ? load : undefined;
}

/** Mark the page at an address as failed. Developers get one line in the console; the reader sees a box. */
export function failPage(pathname: string, error: unknown): void {
  console.error(`The page at ${pathname} did not load.`, error);
  pageLoad.write({ path: pathOf(pathname), status: 'failed', error });
}

/** Remove what is stored about the load of a page. */
export function clearLoad(pathname: string): void {
  if (readPageLoad(pathname)) pageLoad.write(undefined);
}

/** Load the page that the address names. After a failure the whole document is loaded, once, where `mayReload` allows it. */
export async function loadCurrentPage(pathname: string, { mayReload }: { mayReload: boolean }): Promise<void> {
  const load: PageLoad = { path: pathOf(pathname), status: 'loading' };
  pageLoad.write(load);
  try {
    await loadPage(pathname);
  } catch (error) {
    // The reader went to another page, or started another attempt.
    if (pageLoad.read() !== load) return;
    if (mayReload && reloadOnce(new URL(window.location.href), error)) return;
    if (pathOf(pathname) !== undefined) failPage(pathname, error);
  }
  if (pageLoad.read() === load) pageLoad.write(undefined);
}

const pathOf = (pathname: string): string | undefined => pathnameToRouteService(pathname)?.path;
