import { normalizeRoute, pathnameOf, routeOf } from '../../common/urls.ts';

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** A new object for each navigation. `POP` is one by the browser, which shows the address already. */
export interface Visit {
  action: 'POP' | 'PUSH' | 'REPLACE';
  address: Address;
}

/** An object changes query and hash of the page that is shown. */
export type Target = string | { search?: string; hash?: string };

interface Shown {
  base: string;
  /** Inside the version. */
  pathname: string;
}

/** Remove the base from an address. A pathname that is not below the base stays: no page has it. */
export function readAddress(base: string, { pathname, search, hash }: Address): Address {
  return { pathname: routeOf(base, pathname) ?? pathname, search, hash };
}

/** Resolve a navigation to an address on the site. */
export function resolveTarget(target: Target, { base, pathname }: Shown): string {
  if (typeof target === 'string') return pathnameOf(base, target);
  return pathnameOf(base, pathname) + (target.search ?? '') + (target.hash ?? '');
}

/** Normalize an address to a route in lower case, because readers often mistype it. @example routeKey('/API/#read') === '/api/' */
export function routeKey(address: string): string {
  const [pathname = ''] = address.split(/[?#]/);
  return normalizeRoute(decodePathname(pathname)).toLowerCase();
}

function decodePathname(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A lone "%" in a mistyped address: no page has it.
    return pathname;
  }
}
