import { usePage } from '@rspress/core/runtime';
import { useMemo } from 'react';
import { normalizeRoute } from '../../common/urls.ts';
import { resolveSidebarPosition, type SidebarPosition } from './resolveSidebarPosition.ts';
import { useThemeData } from './useThemeData.ts';

/** Find the position of the page being read in the sidebars. */
export function useSidebarPosition(): SidebarPosition {
  const { page } = usePage();
  const { sidebars } = useThemeData();
  return useMemo(() => resolveSidebarPosition(sidebars, normalizeRoute(page.routePath)), [sidebars, page.routePath]);
}
