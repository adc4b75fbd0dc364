import { useMemo } from 'react';
import { useThemeData } from '../site/useThemeData.ts';
import { MANIFEST } from '../versions/siteFiles.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import { findUpgrade, type UpgradeOffer } from './findUpgrade.ts';

/** Find the upgrade that a query asks for, as soon as the versions are known. */
export function useUpgradeOffer(query: string): UpgradeOffer | undefined {
  const { base } = useThemeData();
  // The search loads it too.
  const manifest = fileOf(useSiteFile(MANIFEST, query !== ''));
  return useMemo(() => manifest && findUpgrade(query, manifest, base), [query, manifest, base]);
}
