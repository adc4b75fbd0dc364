import { pathnameToRouteService } from '@rspress/core/runtime';
import { createStore } from '../ui/createStore.ts';
import { loadPage } from './loadPage.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Why the page that the address names is not shown. */
export type PageLoad = { path: string | undefined } & ({ status: 'loading' } | { status: 'failed'; error: unknown });

/** The load of the page that the address names; undefined while the page is there. */
export const pageLoad = createStore<PageLoad | undefined>(undefined);

/** Read the load of one page. */
export function readPageLoad(pathname: string): PageLoad | undefined {
  const load = pageLoad.read();
  return load && load.path === pathOf(pathname) ? load : undefined;
}

/** Say of the page at an address that it did not load. One line for developers; the reader sees the box. */
export function failPage(pathname: string, error: unknown): void {
  console.error(`The page at ${pathname} did not load.`, error);
  pageLoad.write({ path: pathOf(pathname), status: 'failed', error });
}

/** Take back what was said of the load of a page. */
export function forgetLoad(pathname: string): void {
  if (readPageLoad(pathname)) pageLoad.write(undefined);
}

/** Load the page that the address names. The document is loaded again instead, once, where `mayReload` allows it. */
export async function loadHere(pathname: string, { mayReload }: { mayReload: boolean }): Promise<void> {
  const load: PageLoad = { path: pathOf(pathname), status: 'loading' };
  pageLoad.write(load);
  try {
    await loadPage(pathname);
  } catch (error) {
    // The reader has gone on meanwhile, or the load has another turn.
    if (pageLoad.read() !== load) return;
    if (mayReload && reloadOnce(new URL(window.location.href), error)) return;
    if (pathOf(pathname) !== undefined) failPage(pathname, error);
  }
  if (pageLoad.read() === load) pageLoad.write(undefined);
}

const pathOf = (pathname: string): string | undefined => pathnameToRouteService(pathname)?.path;
