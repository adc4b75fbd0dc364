import type { Manifest, ManifestVersion } from '../../common/manifest.ts';
import { permalinkBase, routeOf } from '../../common/urls.ts';

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
  const isNamed = manifest.versions.some(({ name }) => routeOf(permalinkBase(siteBase, name), pathname) !== undefined);
  return isNamed ? undefined : preferred?.path;
}
