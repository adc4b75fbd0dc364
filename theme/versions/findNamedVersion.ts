import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { permalinkBase, routeOf } from '../../common/urls.ts';

interface Inputs {
  siteBase: string;
  pathname: string;
  manifest: Manifest;
}

/** Find the version in an address, whatever its letter case and slashes. */
export function findNamedVersion({ siteBase, pathname, manifest }: Inputs): ManifestVersion | undefined {
  const typed = pathname.toLowerCase().replace(/\/{2,}/g, '/');
  return manifest.versions.find(
    ({ segment }) => routeOf(permalinkBase(siteBase, segment).toLowerCase(), typed) !== undefined,
  );
}

/** Decide the base of links on the not-found page: undefined for the version of the address, else that of the preferred one. */
export const resolveHomeBase = (
  preferred: ManifestVersion | undefined,
  address: Inputs,
): ManifestVersion['path'] | undefined => (findNamedVersion(address) ? undefined : preferred?.path);
