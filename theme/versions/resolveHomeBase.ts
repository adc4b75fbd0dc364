import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { findNamedVersion } from './findNamedVersion.ts';

interface Inputs {
  siteBase: string;
  /** Address that has no page. */
  pathname: string;
  manifest: Manifest;
  /** The version that the reader chose last. */
  preferred: ManifestVersion | undefined;
}

/** Decide under which base the links of the not-found page lead on: the preferred version's, unless the address names a version. */
export function resolveHomeBase({ siteBase, pathname, manifest, preferred }: Inputs): string | undefined {
  return findNamedVersion({ siteBase, pathname, manifest }) ? undefined : preferred?.path;
}
