import { RELOADED_KEY } from '../../common/browser.ts';

/** Thrown where loading the whole document again would not help. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

interface Inputs {
  error: unknown;
  address: string;
  /** Null where none was, undefined where it cannot be stored. */
  reloaded: string | null | undefined;
  isOnline: boolean;
}

/**
 * Decide whether to load the whole document: a new release has other scripts. Never twice for one address, never where the reload
 * cannot be stored, and never offline, where even the old page would be lost.
 */
function canReload({ error, address, reloaded, isOnline }: Inputs): boolean {
  if (error instanceof PageLoadError || !isOnline) return false;
  return reloaded !== undefined && reloaded !== address;
}

/** Reload a document whose page failed to load, where that may help. Returns whether it does. */
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
