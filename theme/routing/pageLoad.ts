import { pathnameToRouteService } from '@rspress/core/runtime';
import { createStore } from '../ui/createStore.ts';
import { loadPage } from './loadPage.ts';
import { reloadOnce } from './reloadOnce.ts';

export type PageLoad = { path: string | undefined } & ({ status: 'loading' } | { status: 'failed'; error: unknown });

/** Undefined once the page is loaded. */
export const pageLoad = createStore<PageLoad | undefined>(undefined);

/** Read the load of one page. */
export function readPageLoad(pathname: string): PageLoad | undefined {
  const load = pageLoad.read();
  return load && load.path === pathOf(pathname) ? load : undefined;
}

/** Mark a page as failed, with one line in the console. */
export function failPage(pathname: string, error: unknown): void {
  console.error(`The page at ${pathname} did not load.`, error);
  pageLoad.write({ path: pathOf(pathname), status: 'failed', error });
}

/** Remove what is stored about the load of a page. */
export function clearLoad(pathname: string): void {
  if (readPageLoad(pathname)) pageLoad.write(undefined);
}

/** Load the page of the address. `mayReload` allows one reload after a failure. */
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
