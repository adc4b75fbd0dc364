import { pathnameToRouteService } from '@rspress/core/runtime';
import { strings } from '../site/strings.ts';
import { createStore } from '../ui/createStore.ts';
import { PageLoadError, reloadOnce } from './reloadOnce.ts';

const TIMEOUT_MS = 30_000;
/** A page that comes late does not slip under a pointer that is about to press Retry. */
const LATE_MS = 2000;

export type PageLoad = { path: string | undefined } & ({ status: 'loading' } | { status: 'failed'; error: unknown });

/** Undefined once the page is loaded. */
export const pageLoad = createStore<PageLoad | undefined>(undefined);

const loaded = new Set<string>();

/** Load the code of a page, if there is one. Throws `PageLoadError` after a timeout. */
export async function loadPage(pathname: string): Promise<void> {
  const route = pathnameToRouteService(pathname);
  if (route && !loaded.has(route.path)) await waitForPage(route.path, route.preload());
}

/**
 * Wait for the code of a page. Throws `PageLoadError` after a timeout, from the start of the document for its first page. A page
 * that arrives later is shown all the same.
 */
export function waitForPage<T>(pathname: string, loading: Promise<T>, start = performance.now()): Promise<T> {
  const finished = loading.then((module) => {
    markLoaded(pathname);
    if (readPageLoad(pathname)?.status === 'failed') setTimeout(() => clearLoad(pathname), LATE_MS);
    else clearLoad(pathname);
    return module;
  });
  const rest = Math.max(0, start + TIMEOUT_MS - performance.now());
  const createError = () => new PageLoadError(strings.routing.pageTimeout(pathname, TIMEOUT_MS / 1000));
  return withTimeout(finished, rest, createError);
}

/** Load a page that the reader may open next. A failure is shown only then; one that is shown is left to the reader. */
export async function prefetchPage(pathname: string): Promise<void> {
  if (!mayPrefetch() || isPageLoaded(pathname) || readPageLoad(pathname)) return;
  await loadPage(pathname).catch(() => undefined);
}

/** Decide whether to load ahead of the reader: not where data are saved or the connection is slow. Some browsers do not tell. */
export function mayPrefetch(): boolean {
  // TypeScript lacks it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** Decide whether nothing is left to load: the page is loaded, or there is none. */
export function isPageLoaded(pathname: string): boolean {
  const path = pathOf(pathname);
  return path === undefined || loaded.has(path);
}

/** Mark a page as loaded: the runtime itself loads the first one. */
export function markLoaded(pathname: string): void {
  const path = pathOf(pathname);
  if (path !== undefined) loaded.add(path);
}

/** Tell whether two addresses have the same page. */
export const isSamePage = (a: string, b: string): boolean => pathnameToRouteService(a) === pathnameToRouteService(b);

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

/** Load the page of the address, after a failure with new requests. Only the first try may reload the document. */
export async function loadCurrentPage(pathname: string): Promise<void> {
  const before = readPageLoad(pathname);
  const load: PageLoad = { path: pathOf(pathname), status: 'loading' };
  pageLoad.write(load);
  try {
    if (before?.status === 'failed' && before.error instanceof PageLoadError) await endRequests(pathname);
    await loadPage(pathname);
  } catch (error) {
    // The reader went to another page, or started another attempt.
    if (pageLoad.read() !== load) return;
    if (!before && reloadOnce(new URL(window.location.href), error)) return;
    if (load.path !== undefined) failPage(pathname, error);
  }
  if (pageLoad.read() === load) pageLoad.write(undefined);
}

/** Reject with the error of `createError` after a timeout. */
export const withTimeout = <T>(promise: Promise<T>, milliseconds: number, createError: () => Error): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(createError()), milliseconds)),
  ]);

/** A browser answers a script that is requested again together with the request that hangs. */
async function endRequests(pathname: string): Promise<void> {
  window.stop();
  await pathnameToRouteService(pathname)
    ?.preload()
    .catch(() => undefined);
}

const pathOf = (pathname: string): string | undefined => pathnameToRouteService(pathname)?.path;
