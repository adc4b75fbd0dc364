import { useMemo } from 'react';
import type { SearchAddress } from '../../common/search.ts';
import { useThemeData } from '../site/useThemeData.ts';
import { loadedOf } from '../ui/loadable.ts';
import { MANIFEST } from '../versions/siteFiles.ts';
import { useSiteFile } from '../versions/useSiteFile.ts';
import { type Area, listAreas, type ResolvedSearch, resolveSearch } from './resolveSearch.ts';

/** Decide what is searched for an address, and again once the versions are loaded. */
export function useResolvedSearch(address: SearchAddress): ResolvedSearch {
  const { name, navbar, sidebars } = useThemeData();
  const manifest = loadedOf(useSiteFile(MANIFEST, true));
  return useMemo(
    () => resolveSearch(address, { name, navbar, sidebars, manifest }),
    [address, name, navbar, sidebars, manifest],
  );
}

/** List the areas of the version being read. */
export function useAreas(): Area[] {
  return listAreas(useThemeData());
}
