import { pathnameOf, routeOf } from '../../common/urls.ts';

/** An address inside the version. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** Where a navigation leads: to an address inside the version, or to the page that is shown with another query and hash. */
export type Target = string | { search?: string; hash?: string };

interface Shown {
  /** Base of the version. */
  base: string;
  /** Address of the page that is shown, inside the version. */
  pathname: string;
}

/** Read an address inside the version from one on the site. A pathname that is not below the base stays: no page has it. */
export function readAddress(base: string, { pathname, search, hash }: Address): Address {
  return { pathname: routeOf(base, pathname) ?? pathname, search, hash };
}

/** Resolve the address on the site that a navigation leads to. */
export function resolveTarget(target: Target, { base, pathname }: Shown): string {
  if (typeof target === 'string') return pathnameOf(base, target);
  return pathnameOf(base, pathname) + (target.search ?? '') + (target.hash ?? '');
}
