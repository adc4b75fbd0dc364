import type { Manifest } from '../../common/manifest.ts';
import { ALL_VERSIONS, type SearchAddress } from '../../common/searchAddress.ts';

/** Search the page's own version where the site does not have, or no longer has, the one that is asked for. */
export function dropUnknownVersion(address: SearchAddress, manifest: Manifest | undefined): SearchAddress {
  const { version } = address;
  const isKnown = !manifest || version === ALL_VERSIONS || manifest.versions.some(({ name }) => name === version);
  return isKnown ? address : { ...address, version: undefined };
}
