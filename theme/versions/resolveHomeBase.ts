import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { findNamedVersion } from './findNamedVersion.ts';

interface Inputs {
  siteBase: string;
  pathname: string;
  manifest: Manifest;
  preferred: ManifestVersion | undefined;
}

/** Decide the base of links on the not-found page: the version of the address, else the preferred one. */
export function resolveHomeBase({ siteBase, pathname, manifest, preferred }: Inputs): string | undefined {
  return findNamedVersion({ siteBase, pathname, manifest }) ? undefined : preferred?.path;
}
