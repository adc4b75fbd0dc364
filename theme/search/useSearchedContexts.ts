import { useThemeData } from '../site/useThemeData.ts';
import { fileOf, useSiteFile } from '../versions/useSiteFile.ts';
import { type ContextChoice, listSearchedContexts } from './searchedContexts.ts';
import { useContexts } from './useContexts.ts';

/** List the sections of the version that is searched, or of all; undefined until they are known. */
export function useSearchedContexts(version: string | undefined): readonly ContextChoice[] | undefined {
  const { name: ownName } = useThemeData();
  const own = useContexts();
  const manifest = fileOf(useSiteFile('manifest', true));
  return listSearchedContexts(version, { own, ownName, manifest });
}
