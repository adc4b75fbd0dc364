import { pathnameOf, routeOf } from '../../common/urls.ts';

export interface Address {
  pathname: string;
  search: string;
  hash: string;
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
