import { PageLoadError } from './PageLoadError.ts';

interface Inputs {
  error: unknown;
  /** Address of the page that did not load. */
  address: string;
  /** Address that was loaded again last; null where none was, undefined where that cannot be remembered. */
  reloaded: string | null | undefined;
  isOnline: boolean;
}

/**
 * Decide whether loading the whole document can mend a page that did not load: a new release has other scripts. Never
 * twice for one address, never where that cannot be remembered, and never offline, where even the old page would be lost.
 */
export function canReload({ error, address, reloaded, isOnline }: Inputs): boolean {
  if (error instanceof PageLoadError || !isOnline) return false;
  return reloaded !== undefined && reloaded !== address;
}
