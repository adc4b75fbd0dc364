import { RELOADED_KEY } from '../../common/storageKeys.ts';

/** A page failed to load, and loading the whole document again would not help. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

interface Inputs {
  error: unknown;
  /** Address of the page that failed to load. */
  address: string;
  /** Address that was reloaded last; null where none was, undefined where it cannot be stored. */
  reloaded: string | null | undefined;
  isOnline: boolean;
}

/**
 * Decide whether loading the whole document may help a page that failed to load: a new release has other scripts. Never
 * twice for one address, never where the reload cannot be stored, and never offline, where even the old page would be lost.
 */
export function canReload({ error, address, reloaded, isOnline }: Inputs): boolean {
  if (error instanceof PageLoadError || !isOnline) return false;
  return reloaded !== undefined && reloaded !== address;
}

/** Load the whole document of a page that failed to load, where that may help. Returns whether it does so. */
export function reloadOnce(address: URL, error: unknown): boolean {
  const { href } = address;
  if (!canReload({ error, address: href, reloaded: readReloaded(), isOnline: navigator.onLine })) return false;
  if (!writeReloaded(href)) return false;
  if (isShown(address)) window.location.reload();
  else window.location.assign(href);
  return true;
}

/** Assigning the address that the browser already shows would load nothing. */
const isShown = ({ pathname, search }: URL): boolean =>
  pathname === window.location.pathname && search === window.location.search;

function readReloaded(): string | null | undefined {
  try {
    return sessionStorage.getItem(RELOADED_KEY);
  } catch {
    // Storage is switched off.
    return undefined;
  }
}

function writeReloaded(href: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_KEY, href);
    return true;
  } catch {
    // Storage is full.
    return false;
  }
}
