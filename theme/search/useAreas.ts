import { useThemeData } from '../site/useThemeData.ts';
import { type Area, listAreas } from './listAreas.ts';

/** List the areas of this version, called as the navbar calls them. */
export function useAreas(): Area[] {
  const { navbar, sidebars } = useThemeData();
  return listAreas(navbar, sidebars);
}
