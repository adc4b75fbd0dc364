import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { normalizeRoute, permalinkBase, routeOf } from '../../common/urls.ts';

/** An address that has no page, taken apart. */
export interface MissingAddress {
  /** Undefined on an address that names no version of the site. */
  version: ManifestVersion | undefined;
  /** In lower case, decoded, in the form that routes have: letter case is what a typed address gets wrong most easily. */
  route: string;
}

interface Inputs {
  siteBase: string;
  pathname: string;
  manifest: Manifest;
}

/** Read the version and the route from an address; undefined for one outside the site. */
export function parseMissing({ siteBase, pathname, manifest }: Inputs): MissingAddress | undefined {
  const typed = decode(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  for (const version of manifest.versions) {
    const route = routeOf(permalinkBase(siteBase, version.name).toLowerCase(), typed);
    if (route !== undefined) return { version, route: normalizeRoute(route) };
  }
  const route = routeOf(siteBase.toLowerCase(), typed);
  return route === undefined ? undefined : { version: undefined, route: normalizeRoute(route) };
}

/** Take a first part that looks like a version off a route: the site may have given that version up. */
export const stripVersion = (route: string): string => route.replace(/^\/v?\d+\.\d[^/]*(?=\/)/, '');

/** List the words of a route, to search for. At most eight: a hostile address may be very long. */
export const wordsOf = (route: string): string =>
  (stripVersion(route).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 8)
    .map((word) => word.slice(0, 40))
    .join(' ');

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A lone "%", or bytes that are no UTF-8.
    return pathname;
  }
}
