import { pathnameToRouteService } from '@rspress/core/runtime';
import { PAGE_LOAD_TIMEOUT_MS } from '../../common/pageLoad.ts';
import { PageLoadError } from './PageLoadError.ts';
import { withTimeout } from './withTimeout.ts';

/** Routes of the pages whose code is there. */
const loaded = new Set<string>();

/** Load the code of the page at an address inside the version, if there is one. Throws `PageLoadError` when it takes too long. */
export async function loadPage(pathname: string): Promise<void> {
  const route = pathnameToRouteService(pathname);
  if (!route || loaded.has(route.path)) return;
  const timeout = () =>
    new PageLoadError(`The page at ${route.path} did not load within ${PAGE_LOAD_TIMEOUT_MS / 1000} seconds.`);
  try {
    await withTimeout(route.preload(), PAGE_LOAD_TIMEOUT_MS, timeout);
  } catch (cause) {
    throw isScriptTimeout(cause) ? timeout() : cause;
  }
  loaded.add(route.path);
}

/** Tell whether a page waits for nothing: its code is there, or there is no such page. */
export function isPageLoaded(pathname: string): boolean {
  const route = pathnameToRouteService(pathname);
  return !route || loaded.has(route.path);
}

/** Note that the page at an address is there: the runtime itself loads the first one. */
export function markLoaded(pathname: string): void {
  const route = pathnameToRouteService(pathname);
  if (route) loaded.add(route.path);
}

/** Tell whether two addresses are the same page. */
export const isSamePage = (a: string, b: string): boolean => pathnameToRouteService(a) === pathnameToRouteService(b);

/** The bundler gives up on a script with an error of this type. */
const isScriptTimeout = (cause: unknown): boolean =>
  cause instanceof Error && 'type' in cause && cause.type === 'timeout';
