import { RELOADED_KEY } from '../../common/storageKeys.ts';
import { canReload } from './canReload.ts';

/** Load a page that failed with its whole document, where that may help. Tells whether it does. */
export function reloadOnce(address: URL, error: unknown): boolean {
  const { href } = address;
  if (!canReload({ error, address: href, reloaded: readReloaded(), isOnline: navigator.onLine })) return false;
  if (!rememberReload(href)) return false;
  if (isShown(address)) window.location.reload();
  else window.location.assign(href);
  return true;
}

/** Going to the address in the browser's bar loads nothing. */
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

function rememberReload(href: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_KEY, href);
    return true;
  } catch {
    // Storage is full.
    return false;
  }
}
