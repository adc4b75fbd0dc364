import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { normalizeRoute, permalinkBase, routeOf } from '../../common/urls.ts';

export interface MissingAddress {
  /** Undefined if the address names none. */
  version: ManifestVersion | undefined;
  /** Decoded and in lower case, because readers often mistype letter case. */
  route: string;
}

interface Address {
  siteBase: string;
  pathname: string;
  manifest: Manifest;
}

/** Read version and route from an address, whatever its letter case and slashes; undefined outside the site. */
export function parseMissing({ siteBase, pathname, manifest }: Address): MissingAddress | undefined {
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

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A lone "%", or bytes that are not UTF-8.
    return pathname;
  }
}
