import { RELOADED_KEY } from '../../common/browser.ts';

/** Thrown where loading the whole document again would not help. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/**
 * Load the whole document, because a new release has other scripts. Never twice for one address, and never offline, where even the
 * old page would be lost. Returns whether it does.
 */
export function reloadOnce(address: URL, error: unknown): boolean {
  if (error instanceof PageLoadError || !navigator.onLine || !markReloaded(address.href)) return false;
  if (isShown(address)) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** Returns false for an address that is marked already, and where it cannot be stored. */
function markReloaded(href: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === href) return false;
    sessionStorage.setItem(RELOADED_KEY, href);
    return true;
  } catch {
    // Storage is switched off or full.
    return false;
  }
}

/** Assigning the address that the browser already shows would load nothing. */
const isShown = ({ pathname, search }: URL): boolean =>
  pathname === window.location.pathname && search === window.location.search;
