import { useThemeData } from '../site/useThemeData.ts';
import { MANIFEST } from '../versions/siteFiles.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import { type AreaChoice, listSearchedAreas } from './searchedAreas.ts';
import { useAreas } from './useAreas.ts';

/** List the areas of the version that is searched, or of all; undefined until they are known. */
export function useSearchedAreas(version: string | undefined): readonly AreaChoice[] | undefined {
  const { name: ownName } = useThemeData();
  const own = useAreas();
  const manifest = fileOf(useSiteFile(MANIFEST, true));
  return listSearchedAreas(version, { own, ownName, manifest });
}
