import { pathnameToRouteService } from '@rspress/core/runtime';
import { PAGE_LOAD_TIMEOUT_MS } from '../../common/pageLoad.ts';
import { strings } from '../site/strings.ts';
import { mayPrefetch, readConnection } from './mayPrefetch.ts';
import { PageLoadError } from './reloadOnce.ts';
import { withTimeout } from './withTimeout.ts';

/** Routes of the pages whose code is loaded. */
const loaded = new Set<string>();

/** Load the code of the page at an address inside the version, where there is a page. Throws `PageLoadError` after a timeout. */
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

/** Load a page that the reader may open next. A failure is shown only when the reader opens it. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (!mayPrefetch(readConnection()) || isPageLoaded(pathname)) return;
  await loadPage(pathname).catch(() => undefined);
}

/** Decide whether nothing is left to load at an address: the page's code is loaded, or there is no page. */
export function isPageLoaded(pathname: string): boolean {
  const route = pathnameToRouteService(pathname);
  return !route || loaded.has(route.path);
}

/** Mark the page at an address as loaded: the runtime itself loads the first one. */
export function markLoaded(pathname: string): void {
  const route = pathnameToRouteService(pathname);
  if (route) loaded.add(route.path);
}

/** Compare the pages of two addresses. */
export const isSamePage = (a: string, b: string): boolean => pathnameToRouteService(a) === pathnameToRouteService(b);

/** The bundler gives up on a script with an error of this type. */
const isScriptTimeout = (cause: unknown): boolean =>
  cause instanceof Error && 'type' in cause && cause.type === 'timeout';
