import { RELOADED_KEY } from '../../common/storageKeys.ts';
import { strings } from '../site/strings.ts';

const TIMEOUT_MS = 30_000;

/** Thrown where loading the whole document again would not help. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** Wait for a page, for a time from `start`: that of the document for its first page. Throws `PageLoadError` after it. */
export function limitLoad<T>(pathname: string, loading: Promise<T>, start = performance.now()): Promise<T> {
  const rest = Math.max(0, start + TIMEOUT_MS - performance.now());
  return withTimeout(
    loading,
    rest,
    () => new PageLoadError(strings.navigation.pageTimeout(pathname, TIMEOUT_MS / 1000)),
  );
}

/** Reject with the error of `createError` after a timeout. */
export const withTimeout = <T>(promise: Promise<T>, milliseconds: number, createError: () => Error): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(createError()), milliseconds)),
  ]);

/** Load the whole document of an address. */
export function loadDocument(address: URL): void {
  const { pathname, search } = window.location;
  // Assigning the address that the browser already shows would load nothing.
  if (address.pathname === pathname && address.search === search) window.location.reload();
  else window.location.assign(address);
}

/**
 * Load the whole document, because a new release has other scripts. Never twice for one address, and never offline, where even the
 * old page would be lost. Returns whether it does.
 */
export function reloadOnce(address: URL, error: unknown): boolean {
  if (error instanceof PageLoadError || !navigator.onLine || !storeReload(address.href)) return false;
  loadDocument(address);
  return true;
}

/** Returns false for an address that is stored already, and where it cannot be stored. */
function storeReload(href: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === href) return false;
    sessionStorage.setItem(RELOADED_KEY, href);
    return true;
  } catch {
    // Storage is switched off or full.
    return false;
  }
}
