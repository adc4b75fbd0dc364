import { pathnameToRouteService } from '@rspress/core/runtime';
import { PAGE_LOAD_TIMEOUT_MS } from '../../common/pageLoad.ts';
import { strings } from '../site/strings.ts';
import { mayPrefetch, readConnection } from './mayPrefetch.ts';
import { PageLoadError } from './reloadOnce.ts';
import { withTimeout } from './withTimeout.ts';

const loaded = new Set<string>();

/** Load the code of a page, if there is one. Throws `PageLoadError` after a timeout. */
export async function loadPage(pathname: string): Promise<void> {
  const route = pathnameToRouteService(pathname);
  if (!route || loaded.has(route.path)) return;
  const timeout = () =>
    new PageLoadError(strings.routing.pageTimeout({ route: route.path, seconds: PAGE_LOAD_TIMEOUT_MS / 1000 }));
  try {
    await withTimeout(route.preload(), PAGE_LOAD_TIMEOUT_MS, timeout);
  } catch (cause) {
    throw isScriptTimeout(cause) ? timeout() : cause;
  }
  loaded.add(route.path);
}

/** Load a page that the reader may open next. A failure is shown only then. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (!mayPrefetch(readConnection()) || isPageLoaded(pathname)) return;
  await loadPage(pathname).catch(() => undefined);
}

/** Decide whether nothing is left to load: the page is loaded, or there is none. */
export function isPageLoaded(pathname: string): boolean {
  const route = pathnameToRouteService(pathname);
  return !route || loaded.has(route.path);
}

/** Mark a page as loaded: the runtime itself loads the first one. */
export function markLoaded(pathname: string): void {
  const route = pathnameToRouteService(pathname);
  if (route) loaded.add(route.path);
}

/** Tell whether two addresses have the same page. */
export const isSamePage = (a: string, b: string): boolean => pathnameToRouteService(a) === pathnameToRouteService(b);

const isScriptTimeout = (cause: unknown): boolean =>
  cause instanceof Error && 'type' in cause && cause.type === 'timeout';
