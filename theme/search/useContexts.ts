import { useThemeData } from '../site/useThemeData.ts';
import { listContexts, type SearchContext } from './listContexts.ts';

/** List the sections of this version, called as the navbar calls them. */
export function useContexts(): SearchContext[] {
  const { navbar, sidebars } = useThemeData();
  return listContexts(navbar, sidebars);
}
