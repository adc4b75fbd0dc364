import { useMemo } from 'react';
import { MANIFEST } from '../versions/siteFiles.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import { type AskedVersion, findAskedVersion } from './findAskedVersion.ts';
import { useUpgradeOffer } from './useUpgradeOffer.ts';

/** Find the version that a query asks for, as soon as the versions are known. An upgrade names versions, and asks for none. */
export function useAskedVersion(query: string): AskedVersion | undefined {
  // The search loads it too.
  const manifest = fileOf(useSiteFile(MANIFEST, query !== ''));
  const upgrade = useUpgradeOffer(query);
  return useMemo(
    () => (manifest && !upgrade ? findAskedVersion(query, manifest) : undefined),
    [query, manifest, upgrade],
  );
}
